import { getPublicConfig } from '../../lib/supabase.ts';
import { type Answer, FAILED, type Outcome, outcomeOf } from './message-outcome.ts';
import type { FieldName } from './schema.ts';

const ENDPOINT = '/functions/v1/contact';
const PATIENCE_MS = 30_000;

export type Fields = Record<FieldName, string> & { second_subject: string };
export type Sending = Outcome & { ticket: string };

/**
 * Sends a message from the browser. Waits where the server finds it too quick, and gets a new mark for a form that has
 * been open too long; then it tries once more. Never rejects. Returns the mark to send with next time.
 */
export async function sendMessage(fields: Fields, ticket: string): Promise<Sending> {
  if (!navigator.onLine) return { ...offline, ticket };
  let mark = ticket;
  try {
    let { status, answer } = await post(fields, mark);
    if (answer?.code === 'form_expired' || answer?.code === 'form_not_found') {
      mark = (await call('GET')).answer?.ticket ?? mark;
      ({ status, answer } = await post(fields, mark));
    }
    if (answer?.code === 'too_fast') {
      await sleep((answer.retry_after ?? 1) * 1000);
      ({ status, answer } = await post(fields, mark));
    }
    return { ...outcomeOf(status, answer), ticket: answer?.ticket ?? mark };
  } catch (error) {
    console.info('The message could not be sent.', error);
    return navigator.onLine ? { kind: 'failed', text: FAILED, ticket: mark } : { ...offline, ticket: mark };
  }
}

const offline = {
  kind: 'failed',
  text: FAILED,
  detail: 'You are offline. Your message is kept here: send it when you are connected again.',
} as const;

function post(fields: Fields, ticket: string) {
  return call('POST', JSON.stringify({ ...fields, ticket }));
}

async function call(
  method: 'GET' | 'POST',
  body?: string,
): Promise<{ status: number; answer: Answer | null }> {
  const { publishableKey } = await getPublicConfig();
  const response = await fetch(ENDPOINT, {
    method,
    headers: { apikey: publishableKey, 'Content-Type': 'application/json' },
    body: body ?? null,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const answer = (await response.json().catch(() => null)) as Answer | null;
  return { status: response.status, answer };
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
