import { knowsPasskeys } from '../../lib/passkeys.ts';
import { getSupabase } from '../../lib/supabase.ts';

/** When an offer is renewed: the server forgets what it has asked to be signed after five minutes. */
const FRESH_MS = 240_000;

/** Asks for a passkey in the browser's dialog, and signs in with it. */
export async function signInWithPasskey(): Promise<void> {
  const { auth } = await getSupabase();
  const { error } = await auth.signInWithPasskey();
  if (error) throw error;
}

type Listener = {
  onSignedIn: () => void;
  /** For what the server has refused; that nobody chose a passkey is no failure. */
  onRefused: (error: unknown) => void;
};

/** The passkeys that browsers offer in the list of the field for the address. */
export class FieldOffer {
  readonly #listener: Listener;
  #pending: AbortController | null = null;
  #askedAt = 0;

  constructor(listener: Listener) {
    this.#listener = listener;
  }

  /** Makes the offer, unless it stands and is fresh. A browser that knows no such list is asked for nothing. */
  async make(): Promise<void> {
    if (this.#pending && Date.now() - this.#askedAt < FRESH_MS) return;
    this.withdraw();
    const asked = new AbortController();
    this.#pending = asked;
    this.#askedAt = Date.now();
    try {
      if (!knowsPasskeys() || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
      const { auth } = await getSupabase();
      const { error } = await auth.signInWithPasskey({
        options: { signal: asked.signal, mediation: 'conditional' },
      });
      if (error) throw error;
      this.#listener.onSignedIn();
    } catch (error) {
      if (this.#pending === asked) this.#pending = null;
      if (isRefusal(error)) this.#listener.onRefused(error);
    }
  }

  /** Takes the offer back: another request for a passkey would be refused beside it. */
  withdraw(): void {
    this.#pending?.abort();
    this.#pending = null;
  }
}

/** Whether somebody chose a passkey that the server did not take. */
function isRefusal(error: unknown): boolean {
  const { code = '' } = (error ?? {}) as { code?: string };
  return /^webauthn_|^user_banned$|^email_not_confirmed$/.test(code);
}
