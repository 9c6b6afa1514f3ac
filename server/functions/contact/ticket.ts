import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ContactMessage } from '../../../app/features/contact/schema.ts';

/** Nobody reads four questions and answers them in less. */
export const shortestSeconds = 2;
/** A page may stay open over night; a ticket copied into a program is of no use next week. */
export const longestSeconds = 24 * 3600;

export type TicketState =
  | { is: 'good' }
  | { is: 'early'; waitSeconds: number }
  | { is: 'expired' | 'unknown' };

/**
 * The mark a form carries: when it was given out, and a number of its own, signed. It says how long somebody has had the
 * form, and lets the same message be known again when it arrives twice. Nothing has to be stored for it.
 */
export function issueTicket(signingKey: Buffer, now = Date.now()): string {
  const body = `${now.toString(36)}.${randomBytes(12).toString('base64url')}`;
  return `${body}.${sign(signingKey, body)}`;
}

/** Says whether a ticket is ours and of an age at which a person sends. */
export function checkTicket(signingKey: Buffer, ticket: string, now = Date.now()): TicketState {
  const [time = '', nonce = '', signature = ''] = ticket.split('.');
  const expected = sign(signingKey, `${time}.${nonce}`);
  // In bytes: characters may be longer, and the comparison throws at different lengths.
  const [given, wanted] = [Buffer.from(signature), Buffer.from(expected)];
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return { is: 'unknown' };
  const age = (now - Number.parseInt(time, 36)) / 1000;
  if (age > longestSeconds) return { is: 'expired' };
  if (age < shortestSeconds) return { is: 'early', waitSeconds: Math.ceil(shortestSeconds - age) };
  return { is: 'good' };
}

/** The id of a message: the same for the same text sent with the same form, whoever computes it. */
export function messageId(ticket: string, message: ContactMessage): string {
  const { user_name, user_email, subject, message: text } = message;
  return idOf(ticket, user_name, user_email, subject, text);
}

/** A UUID that is the same for the same texts. */
export function idOf(...texts: string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest();
  // RFC 9562, section 5.8: version 8 is for values of one's own making.
  hash[6] = ((hash[6] as number) & 0x0f) | 0x80;
  hash[8] = ((hash[8] as number) & 0x3f) | 0x80;
  const hex = hash.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}

function sign(key: Buffer, body: string): string {
  return createHmac('sha256', key).update(`contact-form:${body}`).digest('base64url');
}
