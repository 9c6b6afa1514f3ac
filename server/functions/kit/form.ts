import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { isSameSecret } from '../../keys/same-secret.ts';
import { readFields } from './body.ts';
import { deriveKey, type OpenContext } from './context.ts';
import { functionError } from './errors.ts';

/** The field that people do not see, and programs fill in. The same in every form. */
const TRAP = 'second_subject';
/** Nobody reads four questions and answers them in less. */
const shortestSeconds = 2;
/** A page may stay open over night; a ticket copied into a program is of no use next week. */
const longestSeconds = 24 * 3600;

/** What a function with a public form works with. */
export interface FormContext extends OpenContext {
  /** Key of what this form signs. */
  signingKey: Buffer;
  /** The ticket of a fresh form. */
  ticket(): string;
}

/** The context of a public form. `purpose` keeps its tickets apart from those of other forms. */
export function openForm(context: OpenContext, purpose: string): FormContext {
  const signingKey = deriveKey(context, `form:${purpose}`);
  return { ...context, signingKey, ticket: () => issueTicket(signingKey) };
}

/** What a form brought, apart from its ticket; `trapped` when a program filled in what people do not see. */
interface Handed {
  ticket: string;
  fields: Record<string, unknown>;
  trapped: boolean;
}

/** What a function does with its form. */
interface FormReceiver<Values extends object> {
  /** What is sent, for the log. */
  noun: string;
  /** The values, or what is wrong with them. */
  check(fields: Record<string, unknown>): { values?: Values | undefined; errors?: object | undefined };
  /** Counts and stores a form whose ticket is good. What it returns is part of the answer. */
  store(values: Values, ticket: string): Promise<Record<string, unknown> | undefined>;
  /** What the answer to a program has beside the ticket, in place of what `store` returns. */
  decoy?: Record<string, unknown>;
}

/**
 * Takes a public form and answers with the ticket for the next one. What fills in the trap is answered like success, and
 * not kept. The fields are checked before the ticket, so that mistakes are named whatever the age of the page.
 */
export async function receiveForm<Values extends object>(
  context: FormContext,
  c: Context,
  { noun, check, store, decoy }: FormReceiver<Values>,
): Promise<Response> {
  const { ticket, fields, trapped } = await readForm(c);
  const received = (more: Record<string, unknown> | undefined) =>
    c.json({ ok: true, ticket: context.ticket(), ...more });
  if (trapped) {
    context.log.info(`${noun}_honeypot_filled`);
    return received(decoy);
  }
  const { values, ...faults } = check(fields);
  if (!values) throw functionError('invalid', faults);
  checkTicket(context, ticket);
  return received(await store(values, ticket));
}

/** Reads a form. Throws for what is no form at all. */
async function readForm(c: Context): Promise<Handed> {
  const { ticket = '', [TRAP]: trap, ...fields } = await readFields(c.req.raw);
  return { ticket: String(ticket), fields, trapped: Boolean(trap) };
}

/**
 * The ticket a form carries: when it was given out, and a number of its own, signed. It says how long somebody has had the
 * form, and lets the same content be known again when it arrives twice. Nothing has to be stored for it.
 */
export function issueTicket(signingKey: Buffer, now = Date.now()): string {
  const body = `${now.toString(36)}.${randomBytes(12).toString('base64url')}`;
  return `${body}.${sign(signingKey, body)}`;
}

/** Throws unless a ticket is one of the form's, and of an age at which a person sends; `early` ones are good where no time is needed. */
export function checkTicket(
  { signingKey }: FormContext,
  ticket: string,
  { early = false, now = Date.now() } = {},
): void {
  const [time = '', nonce = '', signature = ''] = ticket.split('.');
  if (!isSameSecret(signature, sign(signingKey, `${time}.${nonce}`))) throw functionError('formNotFound');
  const age = (now - Number.parseInt(time, 36)) / 1000;
  if (age > longestSeconds) throw functionError('formExpired');
  if (age < shortestSeconds && !early)
    throw functionError('tooFast', { retryAfter: Math.ceil(shortestSeconds - age) });
}

function sign(key: Buffer, body: string): string {
  return createHmac('sha256', key).update(`ticket:${body}`).digest('base64url');
}

/** An id for what a form brings: the same for the same content sent with the same ticket, whoever computes it. */
export function formId(ticket: string, content: readonly unknown[]): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([ticket, ...content]))
    .digest();
  // RFC 9562, section 5.8: version 8 is for values of one's own making.
  hash[6] = ((hash[6] as number) & 0x0f) | 0x80;
  hash[8] = ((hash[8] as number) & 0x3f) | 0x80;
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
