import type { Session as AuthSession, SupabaseClient, User } from '@supabase/supabase-js';
import { keepDeskHint } from '../lib/desk-hint.ts';
import { failureWords } from '../lib/failure-words.ts';
import { onRefusedAnswer, SUSPENDED } from '../lib/refused-answers.ts';
import { getSupabase, onSupabaseCreated } from '../lib/supabase.ts';
import { type ToastOptions, toast } from '../ui/toast.ts';

/** Who is signed in, as far as this browser knows. `loading` until the auth client has confirmed what is stored. */
export type Session = {
  status: 'loading' | 'signed-in' | 'signed-out';
  user: User | null;
  /** The address to show while loading: what the browser remembers. */
  email: string | null;
  /** Whether a sign-out is running. */
  busy: boolean;
  /** Who has given the password and not yet the code of the authenticator app; to the site this is a visitor. */
  awaitsCode: User | null;
};

const TOKEN_KEY = /^sb-.+-auth-token$/;

/** The state before anything is known; also what the server renders. */
export const UNKNOWN_SESSION: Session = {
  status: 'loading',
  user: null,
  email: null,
  busy: false,
  awaitsCode: null,
};

let session = UNKNOWN_SESSION;
/** What to say when the session in the address has been taken in. */
let arrival: Promise<ToastOptions | undefined> | undefined;
const listeners = new Set<() => void>();

export function currentSession(): Session {
  return session;
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function update(change: Partial<Session>): void {
  session = { ...session, ...change };
  for (const listener of listeners) listener();
}

/**
 * Starts following the account. The auth client is loaded at once when the address carries tokens or a code,
 * when idle if a session is stored, and otherwise only when some page asks for it or another tab signs in.
 * Returns the function that stops.
 */
export function followSession(whenIdle: (task: () => void) => () => void): () => void {
  const stopWaiting = onSupabaseCreated(followClient);
  const stopListening = onRefusedAnswer(() => void askWhyRefused());
  const again = () => void load();
  const load = () =>
    getSupabase().catch((error: unknown) => {
      console.warn('The account could not be checked.', error);
      // Whoever is signed in stays so while the connection is away.
      if (rememberedEmail() === undefined) update({ status: 'signed-out', user: null });
      else addEventListener('online', again, { once: true });
    });
  let cancelIdle = () => {};
  const remembered = rememberedEmail();
  if (addressCarriesSession(location)) {
    const { hash } = location;
    // Where the words do not come, the header says enough.
    arrival = import('./arrival-words.ts').then(
      ({ arrivalWords }) => arrivalWords(hash),
      () => undefined,
    );
    void load();
  } else if (remembered !== undefined) {
    update({ email: remembered });
    cancelIdle = whenIdle(load);
  } else {
    update({ status: 'signed-out' });
  }
  const onStorage = (event: StorageEvent) => {
    // Without a key everything was cleared.
    if (event.key === null || TOKEN_KEY.test(event.key))
      void load().then((client) => client && lookAgain(client));
  };
  addEventListener('storage', onStorage);
  return () => {
    stopWaiting();
    stopListening();
    cancelIdle();
    removeEventListener('online', again);
    removeEventListener('storage', onStorage);
  };
}

function followClient(client: SupabaseClient): void {
  client.auth.onAuthStateChange((event, current) => {
    // What another tab says of its session may come after the session's end.
    if (current && !hasStoredSession()) void lookAgain(client);
    else show(current);
    if (event === 'INITIAL_SESSION') clearSessionFromAddress();
  });
}

let asking = false;

/**
 * Something was refused to whoever is signed in: perhaps because the account has been suspended, or the session ended
 * from elsewhere, while a page was open. Says so, and ends the session here, so that no page offers what is refused.
 */
async function askWhyRefused(): Promise<void> {
  if (session.status !== 'signed-in' || session.busy || asking) return;
  asking = true;
  try {
    const { auth } = await getSupabase();
    const { error } = await auth.getUser();
    if (error?.code === 'user_banned') {
      await auth.signOut({ scope: 'local' });
      toast({ ...ENDED, title: 'Account suspended', description: SUSPENDED });
    } else if (error?.name === 'AuthSessionMissingError') toast(ENDED);
  } catch (error) {
    console.info('Nobody could say why something was refused.', error);
  } finally {
    asking = false;
  }
}

const ENDED: ToastOptions = {
  title: 'Signed out',
  description: 'Your session has ended. Please sign in again.',
  variant: 'destructive',
  duration: 30_000,
};

/**
 * Shows the session that is stored. Tabs tell each other of sessions beside the storage, not through it: a tab that
 * starts while another signs out can hear of the end first and still read the session afterwards.
 */
async function lookAgain(client: SupabaseClient): Promise<void> {
  const { data, error } = await client.auth.getSession();
  if (!error) show(data.session);
}

function show(current: AuthSession | null): void {
  const known = current?.user ?? null;
  const awaitsCode = known && needsCode(known, current?.access_token ?? '') ? known : null;
  const user = awaitsCode ? null : known;
  // The stored account may be older than the claim: what it does not say, the desk asks.
  if (!user || user.app_metadata.operator === true) keepDeskHint(user !== null);
  update({ awaitsCode, status: user ? 'signed-in' : 'signed-out', user, email: user?.email ?? null });
  if (!user || !arrival) return;
  void arrival.then((words) => words && toast(words));
  arrival = undefined;
}

/** Whether a session has proved less than its account asks for: a second factor is in force and was not given. */
export function needsCode({ factors = [] }: Pick<User, 'factors'>, accessToken: string): boolean {
  return factors.some(({ status }) => status === 'verified') && levelOf(accessToken) !== 'aal2';
}

/** What a token says its session has proved; empty when it says nothing. */
function levelOf(accessToken: string): string {
  try {
    const payload = accessToken.split('.')[1] ?? '';
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { aal?: string };
    return claims.aal ?? '';
  } catch {
    return '';
  }
}

/** Forgets, on this device, a sign-in that was not finished. */
export async function leaveSignIn(): Promise<void> {
  await (await getSupabase()).auth.signOut({ scope: 'local' });
}

/** Signs out everywhere and says how it went. */
export async function signOut(): Promise<void> {
  update({ busy: true });
  try {
    const { error } = await (await getSupabase()).auth.signOut();
    if (error) throw error;
    toast({ title: 'Success', description: 'Signed out successfully' });
  } catch (error) {
    toast({ title: 'Error', description: failureWords(error), variant: 'destructive' });
  } finally {
    update({ busy: false });
  }
}

/** Whether an address brings a session from a mail link or a provider: tokens in the hash or a code in the query. */
export function addressCarriesSession({ hash, search }: Pick<Location, 'hash' | 'search'>): boolean {
  return new URLSearchParams(hash.slice(1)).has('access_token') || new URLSearchParams(search).has('code');
}

/** Whether an address brings back an error of a mail link or a provider. */
export function addressCarriesError({ hash }: Pick<Location, 'hash'>): boolean {
  const params = new URLSearchParams(hash.slice(1));
  return params.has('error') && (params.has('error_code') || params.has('error_description'));
}

/** What the auth service may have to say when a link needed no session; other texts are not repeated. */
const MESSAGES = [
  'Your email address is already confirmed. Please sign in.',
  'Confirmation link accepted. Please proceed to confirm link sent to the other email',
];

/** The auth service's message in an address (`#message=...`), if it is one of its own. */
export function messageInAddress({ hash }: Pick<Location, 'hash'>): string | undefined {
  const message = new URLSearchParams(hash.slice(1)).get('message');
  return MESSAGES.find((known) => known === message);
}

/** Whether this browser keeps a session, be it half or ended meanwhile. */
export function hasStoredSession(): boolean {
  return rememberedEmail() !== undefined;
}

/** Address of the session stored in this browser; undefined when there is none, '' when it names no address. */
function rememberedEmail(): string | undefined {
  try {
    const key = Object.keys(localStorage).find((name) => TOKEN_KEY.test(name));
    if (!key) return undefined;
    const stored = JSON.parse(localStorage.getItem(key) ?? '') as { user?: User; access_token?: string };
    // Until the code is given the header shows a visitor; the client is loaded all the same.
    if (stored.user && needsCode(stored.user, stored.access_token ?? '')) return '';
    return stored.user?.email ?? '';
  } catch {
    return undefined;
  }
}

/** The auth client empties the hash but leaves its '#'; tidy addresses are copied more happily. */
function clearSessionFromAddress(): void {
  if (location.href.endsWith('#'))
    history.replaceState(history.state, '', location.pathname + location.search);
}
