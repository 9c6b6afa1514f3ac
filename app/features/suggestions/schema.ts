import { groupThousands } from '../../lib/digits.ts';
import { withoutDirectionControls } from '../../lib/direction-controls.ts';
import { headlineOf, suggestionPath } from './suggestion.ts';

export { headlineOf, suggestionPath };

// The limits of the forms and of the tables `suggestions` and `suggestion_comments`, in characters as the database counts
// them.
export const NAME_MAX = 100;
export const EMAIL_MAX = 254;
export const SUGGESTION_MAX = 2000;
export const COMMENT_MAX = 2000;

// Three texts: checked by hand, since a validation library would be more JavaScript than the rest of the page.

/** A suggestion that may be stored. */
export type NewSuggestion = { name: string; email: string; suggestion: string };
/** A comment that may be stored. */
export type NewComment = { name: string; comment: string };
/** What is wrong with each field; a field without fault is not there. */
type FieldErrors<Name extends string = string> = Partial<Record<Name, string>>;

export const MISSING = {
  title: 'Missing Information',
  description: 'Please fill in all fields before submitting.',
} as const;

interface Rule {
  /** What to do about an empty field. */
  empty: string;
  /** The field in a sentence about its length. */
  label: string;
  max: number;
  /** Whether line breaks are part of the text. */
  lines?: boolean;
  email?: boolean;
}

/** Control characters and line separators, which a heading or the head of a mail could be broken with. */
const BREAKS_LINES = /[\p{Cc}\u2028\u2029]/u;
/** What browsers take for an address (HTML, section 4.10.5.1.5), with a domain of at least two parts. */
const ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

const NAME: Rule = { empty: 'Please enter your name', label: 'Your name', max: NAME_MAX };

const SUGGESTION_RULES: Record<keyof NewSuggestion, Rule> = {
  name: NAME,
  email: {
    empty: 'Please enter your e-mail address',
    label: 'Your e-mail address',
    max: EMAIL_MAX,
    email: true,
  },
  suggestion: {
    empty: 'Please describe the website you would like',
    label: 'Your suggestion',
    max: SUGGESTION_MAX,
    lines: true,
  },
};
const COMMENT_RULES: Record<keyof NewComment, Rule> = {
  name: NAME,
  comment: { empty: 'Please write a comment', label: 'Your comment', max: COMMENT_MAX, lines: true },
};

export const SUGGESTION_FIELDS = Object.keys(SUGGESTION_RULES) as (keyof NewSuggestion)[];
export const COMMENT_FIELDS = Object.keys(COMMENT_RULES) as (keyof NewComment)[];

/** Texts ready to store, or the first fault of each field and whether one of them is empty. */
export type Checked<Name extends string> =
  | { values: Record<Name, string>; errors?: undefined }
  | { values?: undefined; errors: FieldErrors<Name>; missing: boolean };

export function checkSuggestion(fields: Record<string, unknown>): Checked<keyof NewSuggestion> {
  return check(fields, SUGGESTION_RULES);
}

export function checkComment(fields: Record<string, unknown>): Checked<keyof NewComment> {
  return check(fields, COMMENT_RULES);
}

function check<Name extends string>(
  fields: Record<string, unknown>,
  rules: Record<Name, Rule>,
): Checked<Name> {
  const values = {} as Record<Name, string>;
  const errors: FieldErrors<Name> = {};
  let missing = false;
  for (const name of Object.keys(rules) as Name[]) {
    const given = fields[name];
    // Forms send line breaks as CRLF, scripts as LF.
    values[name] =
      typeof given === 'string' ? withoutDirectionControls(given).replace(/\r\n?/g, '\n').trim() : '';
    if (!values[name]) missing = true;
    const fault = faultOf(values[name], rules[name]);
    if (fault) errors[name] = fault;
  }
  return Object.keys(errors).length > 0 ? { errors, missing } : { values };
}

function faultOf(value: string, { empty, label, max, lines, email }: Rule): string | undefined {
  if (!value) return empty;
  if (email && !ADDRESS.test(value)) return 'Please enter a valid e-mail address, such as you@example.com';
  if (!lines && BREAKS_LINES.test(value)) return `${label} must be a single line`;
  if ([...value].length > max) return `${label} must be at most ${groupThousands(max)} characters`;
  return undefined;
}
