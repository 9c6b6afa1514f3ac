import { groupThousands } from '../../lib/digits.ts';
import { withoutDirectionControls } from '../../lib/direction-controls.ts';
import { EMAIL_MAX, MESSAGE_MAX, NAME_MAX, SUBJECT_MAX } from './limits.ts';

export * from './limits.ts';

// Four texts: checked by hand, since a validation library would be more JavaScript than the rest of the page.

/** A message that may be stored. */
export type ContactMessage = { user_name: string; user_email: string; subject: string; message: string };
export type FieldName = keyof ContactMessage;
/** What is wrong with each field; a field without fault is not there. */
export type FieldErrors = Partial<Record<FieldName, string>>;

interface Rule {
  /** The field in a sentence about it. */
  name: string;
  /** Characters, as the database counts them: an emoji is one. */
  max: number;
  /** Whether line breaks are part of the text. */
  lines?: boolean;
  /** Another form the text must have, and the words when it has not. */
  form?: [RegExp, string];
}

/** Everything the head of a mail could be broken with: control characters and line separators. */
const BREAKS_LINES = /[\p{Cc}\u2028\u2029]/u;
/** What browsers take for an address (HTML, section 4.10.5.1.5), with a domain of at least two parts. */
const ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** The fields in their order on the page. */
const RULES: Record<FieldName, Rule> = {
  user_name: { name: 'Your name', max: NAME_MAX },
  user_email: {
    name: 'Your e-mail address',
    max: EMAIL_MAX,
    form: [ADDRESS, 'Please enter a valid e-mail address, such as you@example.com'],
  },
  subject: { name: 'Subject', max: SUBJECT_MAX },
  message: { name: 'Message', max: MESSAGE_MAX, lines: true },
};

export const FIELD_NAMES = Object.keys(RULES) as FieldName[];

/** Checks what was typed. Returns the message ready to store, or the first fault of each field. */
export function checkMessage(
  fields: Record<string, unknown>,
): { message: ContactMessage; errors?: undefined } | { message?: undefined; errors: FieldErrors } {
  const message = {} as ContactMessage;
  const errors: FieldErrors = {};
  for (const name of FIELD_NAMES) {
    const given = fields[name];
    // Forms send line breaks as CRLF, scripts as LF.
    message[name] =
      typeof given === 'string' ? withoutDirectionControls(given).replace(/\r\n?/g, '\n').trim() : '';
    const fault = faultOf(message[name], RULES[name]);
    if (fault) errors[name] = fault;
  }
  return Object.keys(errors).length > 0 ? { errors } : { message };
}

function faultOf(value: string, { name, max, lines, form }: Rule): string | undefined {
  if (!value) return `${name} is required`;
  if (form && !form[0].test(value)) return form[1];
  if (!lines && BREAKS_LINES.test(value)) return `${name} must be a single line`;
  if ([...value].length > max) return `${name} must be at most ${groupThousands(max)} characters`;
  return undefined;
}
