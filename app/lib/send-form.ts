import { getPublicConfig } from './supabase.ts';

const PATIENCE_MS = 30_000;

/** What a function with a public form answers, whether it took the form or not. */
export type FormAnswer = {
  ok?: boolean;
  /** The mark for the next form. */
  ticket?: string;
  code?: string;
  message?: string;
  /** What is wrong with single fields. */
  errors?: Record<string, string>;
  /** Seconds. */
  retry_after?: number;
};

/** How sending ended. `status` is 0 when the server was not reached. */
export type Sent = { status: number; answer: FormAnswer | null; ticket: string };

/**
 * Sends a form's fields from the browser to a function of the site, for the account of `accessToken` if there is one. Waits
 * where the server finds it too quick, and gets a new mark for a form that has been open too long; then it tries once
 * more. Never rejects. Returns the mark to send with next time.
 */
export async function sendForm(
  name: string,
  fields: Record<string, unknown>,
  ticket: string,
  accessToken?: string,
): Promise<Sent> {
  if (!navigator.onLine) return { status: 0, answer: null, ticket };
  let mark = ticket;
  const post = () => call(name, JSON.stringify({ ...fields, ticket: mark }), accessToken);
  try {
    // The page was drawn while its mark could not be had.
    if (!mark) mark = (await call(name)).answer?.ticket ?? mark;
    let { status, answer } = await post();
    if (answer?.code === 'form_expired' || answer?.code === 'form_not_found') {
      mark = (await call(name)).answer?.ticket ?? mark;
      ({ status, answer } = await post());
    }
    if (answer?.code === 'too_fast') {
      await sleep((answer.retry_after ?? 1) * 1000);
      ({ status, answer } = await post());
    }
    return { status, answer, ticket: answer?.ticket ?? mark };
  } catch (error) {
    console.info('The form could not be sent.', error);
    return { status: 0, answer: null, ticket: mark };
  }
}

/** A form's mark, asked for when the form is opened so that no time is lost at the end; '' when none could be had. */
export async function fetchTicket(name: string): Promise<string> {
  try {
    return (await call(name)).answer?.ticket ?? '';
  } catch {
    return '';
  }
}

async function call(name: string, body?: string, accessToken?: string) {
  const { publishableKey } = await getPublicConfig();
  const response = await fetch(`/functions/v1/${name}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      apikey: publishableKey,
      'Content-Type': 'application/json',
      ...(accessToken ? { Authorization: `Bearer ${accessToken}` } : {}),
    },
    body: body ?? null,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const answer = (await response.json().catch(() => null)) as FormAnswer | null;
  return { status: response.status, answer };
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
