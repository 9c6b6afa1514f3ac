import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Nobody reads four questions and answers them in less. */
const shortestSeconds = 2;
/** A page may stay open over night; a ticket copied into a program is of no use next week. */
const longestSeconds = 24 * 3600;

export type TicketState =
  | { is: 'good' }
  | { is: 'early'; waitSeconds: number }
  | { is: 'expired' | 'unknown' };

/**
 * The mark a form carries: when it was given out, and a number of its own, signed. It says how long somebody has had the
 * form, and lets the same content be known again when it arrives twice. Nothing has to be stored for it.
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

function sign(key: Buffer, body: string): string {
  return createHmac('sha256', key).update(`ticket:${body}`).digest('base64url');
}
