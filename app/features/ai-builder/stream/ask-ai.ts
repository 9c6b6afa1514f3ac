import { fetchFunction } from '../../../lib/call-function.ts';
import { failureWords } from '../../../lib/failure-words.ts';
import { readEvents } from '../../../lib/read-events.ts';
import type { AiEvent, AiRequest } from '../schema.ts';

/** What went wrong, in words for the visitor. */
class AiFailure extends Error {}

/**
 * Asks the AI function and calls back as the reply arrives. Resolves with why it ended; rejects with an AiFailure, or with
 * an AbortError when `signal` was aborted.
 */
export async function askAi(
  request: AiRequest,
  signal: AbortSignal,
  on: { text: (text: string) => void; retry: (event: Extract<AiEvent, { type: 'retry' }>) => void },
): Promise<'stop' | 'length'> {
  const call = { method: 'POST', body: request, repeatable: true, signal } as const;
  const response = await fetchFunction('ai', call).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new AiFailure(failureWords(error));
  });
  if (!response.ok || !response.body) {
    const answer = (await response.json().catch(() => null)) as { message?: string } | null;
    throw new AiFailure(
      answer?.message ?? `The AI service returned an error with the status code ${response.status}.`,
    );
  }
  try {
    for await (const data of readEvents(response.body)) {
      const event = JSON.parse(data) as AiEvent;
      if (event.type === 'text') on.text(event.text);
      else if (event.type === 'retry') on.retry(event);
      else if (event.type === 'error') throw new AiFailure(event.message);
      else return event.reason;
    }
  } catch (error) {
    if (error instanceof AiFailure || signal.aborted) throw error;
  }
  throw new AiFailure('The connection broke off before the reply had ended. Please try again.');
}
