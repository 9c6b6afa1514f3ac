import { owner, type Session } from '../database/database.ts';
import type { Mail, MailContent } from '../mail/mailer.ts';
import { confirmSignUp } from '../mail/templates/confirm-sign-up.ts';
import { invitation } from '../mail/templates/invitation.ts';
import type { Proof } from '../mail/templates/proof.ts';
import { resetPassword } from '../mail/templates/reset-password.ts';
import { signInLink } from '../mail/templates/sign-in-link.ts';
import type { Services } from '../services.ts';
import { type Challenge, startFlow } from './flow-state.ts';
import { proofOf } from './mails.ts';
import { type Asker, type IssuedToken, issueToken, type TokenType } from './one-time-tokens.ts';
import type { AuthMethod } from './sessions.ts';

interface Kind {
  token: TokenType;
  method: AuthMethod;
  /** Column of auth.users that notes when the mail was sent. */
  sentAt: 'confirmation_sent_at' | 'recovery_sent_at' | 'invited_at';
  template: (proof: Proof) => MailContent;
  /** What is said when the mail cannot be sent. */
  failure: string;
}

const kinds = {
  signup: {
    token: 'confirmation_token',
    method: 'email/signup',
    sentAt: 'confirmation_sent_at',
    template: confirmSignUp,
    failure: 'Error sending confirmation email',
  },
  invite: {
    token: 'confirmation_token',
    method: 'invite',
    sentAt: 'invited_at',
    template: invitation,
    failure: 'Error sending invite email',
  },
  recovery: {
    token: 'recovery_token',
    method: 'recovery',
    sentAt: 'recovery_sent_at',
    template: resetPassword,
    failure: 'Error sending recovery email',
  },
  magiclink: {
    token: 'recovery_token',
    method: 'magiclink',
    sentAt: 'recovery_sent_at',
    template: signInLink,
    failure: 'Error sending magic link email',
  },
} as const satisfies Record<string, Kind>;

export type ProofKind = keyof typeof kinds;

/** A mail that is ready to go, with the token it carries. */
export interface ProofMail extends Mail {
  token: IssuedToken;
  failure: string;
}

/** Where a link leads, and the PKCE challenge it answers to, if any. */
interface LinkTarget {
  redirectTo: string;
  challenge: Challenge | null;
}

/** A request for a mail: by whom, and with which link. */
export interface LinkRequest extends LinkTarget {
  asker: Asker;
}

/** Makes the token for a mail that asks an account's owner to prove the mailbox, and the mail. Sends nothing. */
export async function requestProof(
  services: Services,
  database: Session,
  kind: ProofKind,
  user: { id: string; email: string },
  { redirectTo, challenge, asker }: LinkRequest,
): Promise<ProofMail> {
  const { token: type, method, sentAt, template, failure } = kinds[kind];
  const flowId = challenge && (await startFlow(database, user.id, method, challenge));
  const token = await issueToken(services.keys, database, {
    userId: user.id,
    type,
    relatesTo: user.email,
    flowId,
    redirectTo,
    asker,
    // What the operator sends takes the place of what was sent before.
    replaces: asker.network === null,
  });
  await database.query(`update auth.users set ${sentAt} = now(), updated_at = now() where id = $1`, [
    user.id,
  ]);
  return { to: user.email, ...template(proofOf(services, token, kind, redirectTo)), token, failure };
}

/** Makes a mail useless that could not be sent; the account may ask for another at once. */
export async function withdrawProof({ database }: Services, { token }: ProofMail): Promise<void> {
  await database.run(owner, { text: 'delete from auth.one_time_tokens where id = $1', values: [token.id] });
}
