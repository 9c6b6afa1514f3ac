import { getPublicConfig, getSupabase } from '../../lib/supabase.ts';
import { currentSession } from '../../shell/session-store.ts';
import { OFFLINE } from './messages.ts';
import { type Answer, type Outcome, outcomeOf } from './outcome.ts';

const ENDPOINT = '/functions/v1/suggestions';
const PATIENCE_MS = 30_000;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Reply = { status: number; answer: Answer | null };

/** One call of the suggestions function, as the member who is signed in. Rejects when nothing answers. */
export async function callFunction(
  method: Method,
  path: string,
  body?: Record<string, unknown>,
): Promise<Reply> {
  const [{ publishableKey }, token] = await Promise.all([getPublicConfig(), accessToken()]);
  const response = await fetch(ENDPOINT + path, {
    method,
    headers: {
      apikey: publishableKey,
      'Content-Type': 'application/json',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return { status: response.status, answer: (await response.json().catch(() => null)) as Answer | null };
}

/**
 * A call that carries the page's ticket. Waits where the server finds it too quick, and gets a new ticket for a page that
 * has been open too long; then it tries once more. Returns the ticket for next time.
 */
export async function callWithTicket(
  method: Method,
  path: string,
  fields: Record<string, unknown>,
  ticket: string,
): Promise<Reply & { ticket: string }> {
  let mark = ticket;
  const attempt = () => callFunction(method, path, { ...fields, ticket: mark });
  let reply = await attempt();
  if (reply.answer?.code === 'form_expired' || reply.answer?.code === 'form_not_found') {
    mark = (await callFunction('GET', '')).answer?.ticket ?? mark;
    reply = await attempt();
  }
  if (reply.answer?.code === 'too_fast') {
    await sleep((reply.answer.retry_after ?? 1) * 1000);
    reply = await attempt();
  }
  return { ...reply, ticket: reply.answer?.ticket ?? mark };
}

/** Sends a form from the browser. Never rejects. Returns the ticket to send with next time. */
export async function sendForm(
  path: string,
  fields: Record<string, string>,
  ticket: string,
): Promise<{ outcome: Outcome; ticket: string }> {
  if (!navigator.onLine) return { outcome: { kind: 'failed', detail: OFFLINE }, ticket };
  try {
    const reply = await callWithTicket('POST', path, fields, ticket);
    return { outcome: outcomeOf(reply.status, reply.answer), ticket: reply.ticket };
  } catch (error) {
    console.info('The form could not be sent.', error);
    return { outcome: { kind: 'failed', ...(navigator.onLine ? {} : { detail: OFFLINE }) }, ticket };
  }
}

/** The token of the member who is signed in; undefined for visitors, who need not load the account's code. */
async function accessToken(): Promise<string | undefined> {
  if (currentSession().status === 'signed-out') return undefined;
  const { data } = await (await getSupabase()).auth.getSession();
  return data.session?.access_token;
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
