import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** How the next request is answered. `status` ends it there; `reply` is streamed in pieces. */
type ServiceAnswer = {
  status?: number;
  retryAfter?: number;
  /** What the refusal says beside its message. */
  error?: { code: string };
  reply?: string;
  /** Characters of one piece. */
  size?: number;
  /** Milliseconds before each piece, or before the status. */
  delay?: number;
  /** Once this text is sent, the rest waits until the promise ends. */
  pause?: { after: string; until: Promise<void> };
  /** `thinking` sends ten pieces of thoughts before its reply, `cut` breaks the connection off after half; `garbage` is no chat-completions answer; `whole` is not streamed. */
  manner?: 'cut' | 'garbage' | 'whole' | 'silent' | 'error-inside' | 'empty' | 'length' | 'thinking';
};

type ServiceCall = { headers: Record<string, string>; body: Record<string, unknown> };

export interface FakeAiService {
  url: string;
  calls: ServiceCall[];
  /** Requests whose reply was given up by the caller before its end. */
  aborted(): number;
  /** Answers for the next requests, in this order; afterwards the last one is given again. */
  answer(...answers: ServiceAnswer[]): void;
  close(): Promise<void>;
}

export const AI_TEST_KEY = 'sk-test-0123456789';

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A server of this machine that speaks the chat-completions protocol, well or badly; on a free port. */
export async function startAiService(): Promise<FakeAiService> {
  const calls: ServiceCall[] = [];
  let aborted = 0;
  let answers: ServiceAnswer[] = [{ reply: 'Hello' }];
  const app = new Hono();
  app.post('/v1/chat/completions', async (c) => {
    calls.push({ headers: c.req.header(), body: await c.req.json() });
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? {};
    const { status, retryAfter, error, reply = '', manner, delay = 0 } = answer;
    if (status) {
      await sleep(delay);
      if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
      return c.json({ error: { message: 'secret detail of the service', ...error } }, status as 500);
    }
    if (c.req.header('authorization') !== `Bearer ${AI_TEST_KEY}`) return c.json({ error: {} }, 401);
    if (manner === 'whole')
      return c.json({ choices: [{ message: { role: 'assistant', content: reply }, finish_reason: 'stop' }] });
    if (manner === 'garbage') return c.text('<html>502 Bad Gateway</html>');
    return c.body(
      stream(answer, () => aborted++),
      200,
      { 'Content-Type': 'text/event-stream' },
    );
  });
  const server = serve({ overrideGlobalObjects: false, fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    aborted: () => aborted,
    answer(...next) {
      answers = next;
    },
    async close() {
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function stream({ reply = '', size = 7, delay = 0, pause, manner }: ServiceAnswer, onAbort: () => void) {
  const encoder = new TextEncoder();
  const chunk = (choice: unknown) => encoder.encode(`data: ${JSON.stringify({ choices: [choice] })}\n\n`);
  const pauseAt = pause ? reply.indexOf(pause.after) + pause.after.length : Number.POSITIVE_INFINITY;
  let at = 0;
  let thoughts = manner === 'thinking' ? 10 : 0;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(': processing\n\n'));
      controller.enqueue(chunk({ delta: { role: 'assistant', content: '' }, finish_reason: null }));
    },
    async pull(controller) {
      await sleep(delay);
      if (at >= pauseAt) await pause?.until;
      if (thoughts-- > 0)
        return controller.enqueue(chunk({ delta: { reasoning: 'hm' }, finish_reason: null }));
      if (manner === 'silent') return void (await new Promise(() => {}));
      if (manner === 'cut' && at >= reply.length / 2) return controller.error(new Error('cut off'));
      if (manner === 'error-inside' && at >= reply.length / 2) {
        controller.enqueue(encoder.encode(`data: ${JSON.stringify({ error: { code: 502 } })}\n\n`));
        return controller.close();
      }
      if (at < reply.length && manner !== 'empty') {
        controller.enqueue(chunk({ delta: { content: reply.slice(at, at + size) }, finish_reason: null }));
        at += size;
        return;
      }
      controller.enqueue(chunk({ delta: {}, finish_reason: manner === 'length' ? 'length' : 'stop' }));
      controller.enqueue(encoder.encode('data: [DONE]\n\n'));
      controller.close();
    },
    cancel: onAbort,
  });
}
