import { setTimeout as sleep } from 'node:timers/promises';
import type { AiEvent } from '../../../app/features/ai-builder/schema.ts';
import type { AiConfig } from '../../config.ts';
import { namedError, ServiceError, serviceErrors, statusError } from './errors.ts';
import type { Message } from './prompts.ts';
import { readCompletion } from './read-completion.ts';

/** How often a busy service is asked, and how long it may take. All in milliseconds. */
export type Patience = {
  attempts: number;
  /** Before the second attempt; twice as long before each further one. */
  backoff: number;
  /** The longest wait that the service may ask for itself. */
  longestWait: number;
  /** Until the first byte, and between two. */
  silence: number;
  /** For everything. */
  whole: number;
};

const PATIENCE: Patience = {
  attempts: 3,
  backoff: 1000,
  longestWait: 15_000,
  silence: 60_000,
  whole: 300_000,
};

type Ask = { model: string; messages: Message[]; signal: AbortSignal };

/**
 * Asks an OpenAI-compatible service and passes its reply on as it arrives. Ends with `done` or `error`, and without
 * either once `signal` has been aborted. A service that is busy (429, 5xx, no connection) is asked again.
 */
export async function* askService(
  config: AiConfig,
  siteUrl: string,
  { model, messages, signal }: Ask,
  patience: Patience = PATIENCE,
): AsyncGenerator<AiEvent> {
  const watch = new Watch(signal, patience);
  try {
    for (let attempt = 1; ; attempt++) {
      const outcome = await connect(config, siteUrl, { model, messages }, watch);
      if (outcome instanceof Response) {
        yield* passOn(outcome, watch);
        return;
      }
      if (!outcome.again || attempt >= patience.attempts) throw outcome.error;
      const wait = Math.min(outcome.wait ?? patience.backoff * 2 ** (attempt - 1), patience.longestWait);
      const seconds = Math.max(1, Math.round(wait / 1000));
      yield { type: 'retry', seconds, attempt, reason: outcome.reason };
      watch.rest();
      await sleep(wait, undefined, { signal: watch.signal });
    }
  } catch (error) {
    if (signal.aborted) return;
    const known = watch.signal.aborted ? serviceErrors.timeout() : asServiceError(error);
    const status = known.status === undefined ? {} : { status: known.status };
    yield { type: 'error', code: known.code, message: known.message, ...status };
  } finally {
    watch.end();
  }
}

async function* passOn(response: Response, watch: Watch): AsyncGenerator<AiEvent> {
  // Every byte is a sign of life: models think, and queues send comments, long before the first word.
  const signs = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      watch.alive();
      controller.enqueue(chunk);
    },
  });
  const body = response.body?.pipeThrough(signs) ?? null;
  const pieces = readCompletion(new Response(body, { headers: response.headers }));
  for (;;) {
    const piece = await pieces.next();
    if (piece.done) {
      yield { type: 'done', reason: piece.value };
      return;
    }
    yield { type: 'text', text: piece.value };
  }
}

type Refusal = {
  error: ServiceError;
  again: boolean;
  reason: 'busy' | 'unreachable';
  /** Milliseconds that the service asks for. */
  wait: number | null;
};

async function connect(
  { baseUrl, apiKey }: AiConfig,
  siteUrl: string,
  { model, messages }: Omit<Ask, 'signal'>,
  watch: Watch,
): Promise<Response | Refusal> {
  watch.alive();
  let response: Response;
  try {
    response = await fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'text/event-stream',
        ...(apiKey ? { Authorization: `Bearer ${apiKey}` } : {}),
        'HTTP-Referer': siteUrl,
        'X-Title': 'Plinth',
      },
      body: JSON.stringify({ model, messages, stream: true }),
      redirect: 'error',
      signal: watch.signal,
    });
  } catch (error) {
    if (watch.signal.aborted) throw error;
    return { error: serviceErrors.unreachable(), again: true, reason: 'unreachable', wait: null };
  }
  watch.alive();
  if (response.ok) return response;
  const { status } = response;
  return {
    error: (await namedErrorOf(response)) ?? statusError(status),
    again: status === 429 || status >= 500,
    // What stands between answers so when the service itself does not.
    reason: status === 502 || status === 504 ? 'unreachable' : 'busy',
    wait: waitOf(response),
  };
}

/** Characters of a refusal that are read. */
const REFUSAL_MAX = 10_000;

/** The error that a refusal names. The rest of it may repeat the prompt, and is not kept. */
async function namedErrorOf(response: Response): Promise<ServiceError | null> {
  let text = '';
  try {
    const decoder = new TextDecoder();
    for await (const piece of response.body ?? []) {
      text += decoder.decode(piece, { stream: true });
      if (text.length > REFUSAL_MAX) return null;
    }
    return namedError(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Milliseconds of a Retry-After header; null without one that is in seconds. */
function waitOf(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') || Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}

function asServiceError(error: unknown): ServiceError {
  return error instanceof ServiceError ? error : serviceErrors.cutOff();
}

/** Ends a request when the visitor stops it, when the service is silent, and when it takes too long altogether. */
class Watch {
  readonly signal: AbortSignal;
  readonly #silence = new AbortController();
  readonly #limit: number;
  #timer: NodeJS.Timeout | undefined;

  constructor(stop: AbortSignal, { silence, whole }: Patience) {
    this.#limit = silence;
    this.signal = AbortSignal.any([stop, this.#silence.signal, AbortSignal.timeout(whole)]);
  }

  alive(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#silence.abort(), this.#limit);
  }

  /** While nothing is expected of the service. */
  rest(): void {
    clearTimeout(this.#timer);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#silence.abort();
  }
}
