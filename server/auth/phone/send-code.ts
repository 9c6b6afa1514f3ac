import { owner, type Session } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { type SmsSender, smsSender } from '../../sms/sender.ts';
import { type AuthErrorName, authError } from '../errors.ts';
import { giveSmsBack } from '../limits.ts';
import { inBackground } from '../mails.ts';
import { type Asker, dropTokens, issueToken, oneTimeTokenSeconds } from '../one-time-tokens.ts';
import type { User } from '../users.ts';

/** What a text message can prove. */
type PhoneTokenType = 'phone_confirmation_token' | 'phone_change_token' | 'reauthentication_token';

/** The sender of text messages. Throws the named error where there is none. */
export function requireSms(
  services: Services,
  name: AuthErrorName = 'phoneDisabled',
  message?: string,
): SmsSender {
  const sender = smsSender(services);
  if (!sender) throw authError(name, message);
  return sender;
}

/** The text of a message. It names the site's address, so that nobody enters the code elsewhere. */
export function codeMessage({ config }: Services, code: string, seconds = oneTimeTokenSeconds): string {
  const host = new URL(config.siteUrl).host;
  return `${code} is your code for ${host}. It works once, for ${Math.round(seconds / 60)} minutes. Give it to nobody.`;
}

/** A code that is to be sent. */
export interface CodeRequest {
  phone: string;
  type: PhoneTokenType;
  asker: Asker;
  /** Whether an earlier code of the same account and purpose stops working: see `issueToken`. */
  replaces?: boolean;
}

async function issuePhoneCode(
  services: Services,
  database: Session,
  userId: string,
  { phone, type, asker, replaces = false }: CodeRequest,
): Promise<string> {
  const { code } = await issueToken(services.keys, database, {
    userId,
    type,
    relatesTo: phone,
    flowId: null,
    redirectTo: services.config.siteUrl,
    asker,
    replaces,
  });
  return code ?? '';
}

/**
 * Sends a number a code for the account that `choose` finds, or nothing. All of it happens after the answer, so that neither
 * its content nor its time tells whether the number has an account. Numbers and codes stay out of the log.
 */
export function sendCodeLater(
  services: Services,
  request: CodeRequest,
  choose: (database: Session) => Promise<User | null>,
): void {
  const send = requireSms(services);
  inBackground(services, async () => {
    const issued = await services.database.transaction(owner, async (database) => {
      const user = await choose(database);
      return user && { user, code: await issuePhoneCode(services, database, user.id, request) };
    });
    if (!issued) return;
    try {
      await send(request.phone, codeMessage(services, issued.code));
    } catch (error) {
      await giveUp(services, request, issued.user.id);
      throw error;
    }
  });
}

/** Sends a signed-in account a code while its owner waits. Throws `sms_send_failed`. */
export async function sendCodeNow(services: Services, userId: string, request: CodeRequest): Promise<void> {
  const send = requireSms(services);
  const code = await services.database.transaction(owner, (database) =>
    issuePhoneCode(services, database, userId, request),
  );
  try {
    await send(request.phone, codeMessage(services, code));
  } catch (error) {
    await giveUp(services, request, userId);
    throw smsFailed(services, error);
  }
}

/** Tells the owner of a number that has an account that somebody wants to move another one there. Throws `sms_send_failed`. */
export async function sendTakenNote(services: Services, phone: string, asker: Asker): Promise<void> {
  const send = requireSms(services);
  const host = new URL(services.config.siteUrl).host;
  try {
    await send(
      phone,
      `Somebody tried to use this number for another account at ${host}. It has one already: nothing was changed.`,
    );
  } catch (error) {
    await giveSmsBack(services, phone, asker);
    throw smsFailed(services, error);
  }
}

async function giveUp(
  services: Services,
  { phone, type, asker }: CodeRequest,
  userId: string,
): Promise<void> {
  await giveSmsBack(services, phone, asker);
  await services.database.transaction(owner, (database) => dropTokens(database, userId, [type]));
}

/** Logs that a message could not be sent, without the message; the error to throw. */
export function smsFailed({ log }: Services, error: unknown) {
  const { code, name } = error as { code?: string; name?: string };
  log.error('text_message_failed', { reason: code ?? name });
  return authError('smsFailed');
}
