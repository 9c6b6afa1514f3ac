import { type FunctionCall, fetchFunction } from './call-function.ts';
import type { FormAnswer } from './form-answer.ts';

const TIMEOUT_MS = 30_000;

type Call = Omit<FunctionCall, 'signal' | 'keyed'> & { body?: Record<string, unknown> | undefined };
type Reply<Answer> = { status: number; answer: Answer | null };
/** How sending ended. `status` is 0 when the server was not reached; `ticket` is the one to send with next time. */
export type Sent<Answer = FormAnswer> = Reply<Answer> & { ticket: string };

/** What a function answers in JSON within half a minute. Rejects with a NoAnswerError. */
export async function callFunction<Answer extends object = FormAnswer>(
  path: string,
  call: Call = {},
): Promise<Reply<Answer>> {
  const response = await fetchFunction(path, { timeoutMs: TIMEOUT_MS, ...call });
  return { status: response.status, answer: (await response.json().catch(() => null)) as Answer | null };
}

/**
 * A call that carries a form's ticket, given out by the function that the path begins with. Waits where the server finds it
 * too quick, and gets a new ticket for a page that has been open too long; then it tries once more. Rejects when nothing
 * answers.
 */
export async function callWithTicket<Answer extends FormAnswer = FormAnswer>(
  path: string,
  ticket: string,
  { method = 'POST', body, accessToken }: Call = {},
): Promise<Sent<Answer>> {
  const renew = async () => (await callFunction(path.split('/')[0] as string)).answer?.ticket ?? current;
  const attempt = () =>
    callFunction<Answer>(path, { method, body: { ...body, ticket: current }, accessToken });
  let current = ticket;
  // The page was drawn while its ticket could not be had.
  if (!current) current = await renew();
  let reply = await attempt();
  if (reply.answer?.code === 'form_expired' || reply.answer?.code === 'form_not_found') {
    current = await renew();
    reply = await attempt();
  }
  if (reply.answer?.code === 'too_fast') {
    await sleep((reply.answer.retry_after ?? 1) * 1000);
    reply = await attempt();
  }
  return { ...reply, ticket: reply.answer?.ticket ?? current };
}

/** Sends a form's fields from the browser. Never rejects. */
export async function sendForm<Answer extends FormAnswer = FormAnswer>(
  path: string,
  fields: Record<string, unknown>,
  ticket: string,
  accessToken?: string,
): Promise<Sent<Answer>> {
  if (!navigator.onLine) return { status: 0, answer: null, ticket };
  try {
    return await callWithTicket<Answer>(path, ticket, { body: fields, accessToken });
  } catch (error) {
    console.info('The form could not be sent.', error);
    return { status: 0, answer: null, ticket };
  }
}

/** A form's ticket, asked for when the form is opened so that no time is lost at the end; '' when none could be had. */
export async function fetchTicket(name: string): Promise<string> {
  try {
    return (await callFunction(name)).answer?.ticket ?? '';
  } catch {
    return '';
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
