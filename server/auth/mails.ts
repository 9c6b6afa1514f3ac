import type { MailContent } from '../mail/mailer.ts';
import type { Proof } from '../mail/templates/proof.ts';
import type { Services } from '../services.ts';
import { authError } from './errors.ts';
import { type IssuedToken, oneTimeTokenSeconds } from './one-time-tokens.ts';

export type LinkType = 'signup' | 'recovery' | 'magiclink' | 'email_change' | 'invite';

/** What a template needs to ask for a proof: the link to GET /verify, and the code. */
export function proofOf(
  { config }: Services,
  { token, code }: Pick<IssuedToken, 'token' | 'code'>,
  type: LinkType,
  redirectTo: string,
): Proof {
  const query = new URLSearchParams({ token, type, redirect_to: redirectTo });
  return { url: `${config.siteUrl}/auth/v1/verify?${query}`, code, lifetime: oneTimeTokenSeconds };
}

/** The page where people sign in, for mails that carry no proof. */
export function signInUrl({ config }: Services): string {
  return `${config.siteUrl}/auth`;
}

/**
 * Sends a mail while the visitor waits. When it cannot be handed over, runs `undo` and throws 500 with the
 * message of Supabase Auth.
 */
export async function sendNow(
  services: Services,
  to: string,
  content: MailContent,
  { failure, undo }: { failure: string; undo: () => Promise<unknown> },
): Promise<void> {
  try {
    await services.mailer.send({ to, ...content });
  } catch (error) {
    logFailure(services, error);
    await undo();
    throw authError('mailFailed', failure);
  }
}

/** Sends a mail for which nobody waits. */
export function sendLater(services: Services, to: string, content: MailContent): void {
  inBackground(services, () => services.mailer.send({ to, ...content }));
}

/**
 * Does work that ends in a mail after the answer, whose content and timing must not tell whether an address has an
 * account. Failures go to the log.
 */
export function inBackground(services: Services, work: () => Promise<void>): void {
  work().catch((error) => logFailure(services, error));
}

function logFailure({ log }: Services, error: unknown): void {
  const { code = '', responseCode } = error as { code?: string; responseCode?: number };
  // An SMTP error's own words may carry the address; its codes do not.
  if (code.startsWith('E')) log.error('mail_failed', { code, responseCode });
  else
    log.error('mail_preparation_failed', {
      error: error instanceof Error ? error.stack : String(error),
    });
}
