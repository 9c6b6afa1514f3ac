import { readEvents } from '../../../app/lib/read-events.ts';
import { serviceErrors, statusError } from './errors.ts';

/** Characters a reply may have: some times what the longest page needs. */
const MAX_REPLY = 400_000;

type Choice = {
  delta?: { content?: unknown };
  message?: { content?: unknown };
  finish_reason?: unknown;
};
type Chunk = { choices?: unknown; error?: { code?: unknown } };

/**
 * The text of the first choice, piece by piece; returns why it ended. Takes streamed answers and whole ones.
 * Throws a ServiceError for what is no answer, is empty, broke off, or reports an error midway.
 */
export async function* readCompletion(response: Response): AsyncGenerator<string, 'stop' | 'length'> {
  if (!response.body) throw serviceErrors.empty();
  const type = response.headers.get('content-type') ?? '';
  const pieces = type.includes('text/event-stream') ? streamed(response.body) : whole(response);
  let length = 0;
  let reason: 'stop' | 'length' | null = null;
  for await (const { text, finish } of pieces) {
    length += text.length;
    if (length > MAX_REPLY) throw serviceErrors.tooLong();
    if (text) yield text;
    // What ends the stream says nothing new where the model has said why it stopped.
    reason ??= finish;
  }
  if (length === 0) throw reason ? serviceErrors.empty() : serviceErrors.garbage();
  if (!reason) throw serviceErrors.cutOff();
  return reason;
}

type Piece = { text: string; finish: 'stop' | 'length' | null };

async function* streamed(body: ReadableStream<Uint8Array>): AsyncGenerator<Piece> {
  for await (const data of readEvents(body)) {
    if (data.trim() === '[DONE]') {
      yield { text: '', finish: 'stop' };
      return;
    }
    yield pieceOf(parse(data));
  }
}

async function* whole(response: Response): AsyncGenerator<Piece> {
  const { text, finish } = pieceOf(parse(await response.text()));
  yield { text, finish: finish ?? 'stop' };
}

function parse(text: string): Chunk {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Said below.
  }
  throw serviceErrors.garbage();
}

function pieceOf(chunk: Chunk): Piece {
  // Routers of several services report a failure behind them inside a stream that had begun well.
  if (chunk.error) {
    const status = Number(chunk.error.code);
    throw Number.isInteger(status) && status >= 400 ? statusError(status) : serviceErrors.cutOff();
  }
  const choice: Choice | undefined = Array.isArray(chunk.choices) ? chunk.choices[0] : undefined;
  const content = choice?.delta?.content ?? choice?.message?.content;
  const finish = choice?.finish_reason;
  return {
    text: typeof content === 'string' ? content : '',
    finish: finish ? (finish === 'length' ? 'length' : 'stop') : null,
  };
}
