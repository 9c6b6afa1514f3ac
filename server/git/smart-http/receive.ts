import { createInterface } from 'node:readline';
import type { Duplex } from 'node:stream';
import type { Log } from '../../log.ts';
import type { RefUpdate } from '../inspect.ts';
import { Refusal } from '../refusal.ts';

/** What the hook of a push tells: where the new objects wait, and what is to move. */
export interface Pushed {
  quarantine: string;
  updates: RefUpdate[];
}

/**
 * Answers the hook of a push over the descriptor that it inherited. `take` looks at what was pushed and takes it in, or
 * throws a Refusal, whose sentences the client shows.
 */
export async function answerHook(channel: Duplex, log: Log, take: (pushed: Pushed) => Promise<void>) {
  // Closed by the other end when the push fails before its hook.
  channel.on('error', () => {});
  const pushed: Pushed = { quarantine: '', updates: [] };
  const told = createInterface({ input: channel, crlfDelay: Number.POSITIVE_INFINITY });
  // It repeats the channel's errors, also when nobody reads it any more.
  told.on('error', () => {});
  for await (const line of told) {
    const quarantine = /^quarantine (.*)$/.exec(line)?.[1];
    const [old = '', target = '', ...name] = line.split(' ');
    if (quarantine !== undefined) pushed.quarantine = quarantine;
    else if (line !== 'end') pushed.updates.push({ old, new: target, name: name.join(' ') });
    else break;
  }
  if (pushed.updates.length === 0) return;
  try {
    await take(pushed);
    channel.write('accept\n');
  } catch (error) {
    const sentences = error instanceof Refusal ? error.sentences : ['Something went wrong on our side.'];
    if (!(error instanceof Refusal)) log.error('git_push_failed', { error: String(error) });
    // One line each: a line break would begin another answer.
    const lines = sentences.map((sentence) => `say ${sentence.replace(/[\r\n]+/g, ' ')}\n`);
    channel.write(`${lines.join('')}refuse\n`);
  }
}
