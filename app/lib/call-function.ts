import { NoAnswerError } from './failure-words.ts';
import { noteAnswer } from './refused-answers.ts';
import { getPublicConfig, getSupabase } from './supabase.ts';

/** A call of one of the site's functions (/functions/v1/{path}) from the browser. */
export type FunctionCall = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** A file is sent as it is, everything else as JSON. */
  body?: Blob | object | undefined;
  /** For whom; see `sessionToken`. */
  accessToken?: string | undefined;
  /** Whether sending it twice does no harm: when no answer came, it is said that the site could not be reached. */
  repeatable?: boolean;
  /** False for what is answered without the instance's key as well, so that it need not be fetched first. */
  keyed?: boolean;
  /** Milliseconds. A call takes as long as it takes unless given. */
  timeoutMs?: number;
  signal?: AbortSignal;
};

/** A call that a function has refused: its words, the status, and its code. */
export class FunctionError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(message: string, status: number, code = '') {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** What a function answers, whether it has refused or not. Rejects with a NoAnswerError, or as `signal` was aborted. */
export async function fetchFunction(
  path: string,
  { method = 'GET', body, accessToken, repeatable = method === 'GET', ...options }: FunctionCall = {},
): Promise<Response> {
  const { keyed = true, timeoutMs, signal } = options;
  if (!navigator.onLine) throw new NoAnswerError(false);
  const headers = new Headers();
  if (keyed) headers.set('apikey', (await getPublicConfig().catch(neverSent)).publishableKey);
  if (accessToken) headers.set('Authorization', `Bearer ${accessToken}`);
  const isJson = body !== undefined && !(body instanceof Blob);
  if (isJson) headers.set('Content-Type', 'application/json');
  const response = await fetch(`/functions/v1/${path}`, {
    method,
    headers,
    body: isJson ? JSON.stringify(body) : (body ?? null),
    signal: signal ?? (timeoutMs ? AbortSignal.timeout(timeoutMs) : null),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new NoAnswerError(!repeatable, error);
  });
  // Without a token as well: a session may have ended while its page was open.
  return accessToken || response.status === 401 ? noteAnswer(response) : response;
}

/** The answer of a function that does what it is asked. Rejects with a FunctionError or a NoAnswerError. */
export async function requestFunction(path: string, call?: FunctionCall): Promise<Response> {
  const response = await fetchFunction(path, call);
  if (response.ok) return response;
  const { message, code } = (await response.json().catch(() => ({}))) as { message?: string; code?: string };
  throw new FunctionError(message ?? 'Something went wrong. Please try again.', response.status, code);
}

/** The access token of the session in this browser, renewed when it is old; undefined for a visitor. Rejects with a NoAnswerError. */
export async function sessionToken(): Promise<string | undefined> {
  const { auth } = await getSupabase().catch(neverSent);
  return (await auth.getSession()).data.session?.access_token;
}

function neverSent(error: unknown): never {
  throw new NoAnswerError(false, error);
}
