import { readEvents } from '../../../app/lib/read-events.ts';
import { namedError, serviceErrors, statusError } from './errors.ts';

/** Characters a reply may have: some times what the longest page needs. */
const MAX_REPLY = 400_000;

/** Content is a text, or parts of which some may be thoughts. */
type Said = { content?: unknown; refusal?: unknown };
type Choice = { index?: unknown; delta?: Said; message?: Said; text?: unknown; finish_reason?: unknown };
type Chunk = { choices?: unknown; error?: { code?: unknown } };

/**
 * The text of the first choice, piece by piece; returns why it ended. Takes streamed answers and whole ones.
 * Throws a ServiceError for what is no answer, is empty, broke off, was filtered, or reports an error midway.
 */
export async function* readCompletion(response: Response): AsyncGenerator<string, 'stop' | 'length'> {
  if (!response.body) throw serviceErrors.empty();
  const type = response.headers.get('content-type') ?? '';
  const pieces = type.includes('text/event-stream') ? streamed(response.body) : received(response);
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

/** What is not called a stream of events: one whole answer, or a stream that a proxy has given another name. */
async function* received(response: Response): AsyncGenerator<Piece> {
  const text = await response.text();
  if (/^\s*(?:data|event|id|):/.test(text)) {
    yield* streamed(new Blob([text]).stream());
    return;
  }
  const { text: said, finish } = pieceOf(parse(text));
  yield { text: said, finish: finish ?? 'stop' };
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
    if (Number.isInteger(status) && status >= 400) throw statusError(status);
    throw namedError(chunk) ?? serviceErrors.cutOff();
  }
  const choices: Choice[] = Array.isArray(chunk.choices) ? chunk.choices : [];
  const choice = choices.find(({ index }) => !index);
  const finish = choice?.finish_reason;
  if (finish === 'content_filter') throw serviceErrors.filtered();
  return {
    text: saidBy(choice?.delta ?? choice?.message) || asText(choice?.text),
    finish: finish ? (finish === 'length' ? 'length' : 'stop') : null,
  };
}

function saidBy({ content, refusal }: Said = {}): string {
  if (!Array.isArray(content)) return asText(content) || asText(refusal);
  return content.map((part) => (part?.type === 'text' ? asText(part.text) : '')).join('');
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
