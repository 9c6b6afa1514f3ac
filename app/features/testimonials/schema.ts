import { withoutDirectionControls } from '../../lib/direction-controls.ts';
/** Characters, as the database counts them. */
export const NAME_MAX = 100;
export const REVIEW_MAX = 2000;
export const EMAIL_MAX = 254;
/** A testimonial has between one star and this many. */
export const MOST_STARS = 5;
export const DEFAULT_RATING = 5;

/** What somebody says: what may be stored, and may be changed later. */
export type TestimonialText = { name: string; rating: number; review: string };
/** A form that may be published. */
export type TestimonialForm = TestimonialText & {
  /** Where the link to change it goes; '' when none is wanted. */
  email: string;
};
export type FieldName = keyof TestimonialForm;
/** What is wrong with each field; a field without fault is not there. */
export type FieldErrors = Partial<Record<FieldName, string>>;

/** The fields in their order on the page. */
export const FIELD_NAMES: readonly FieldName[] = ['name', 'rating', 'review', 'email'];

// A few texts: checked by hand, since a validation library would be more JavaScript than the rest of the page.

const BREAKS_LINES = /[\p{Cc}\u2028\u2029]/u;
/** What browsers take for an address (HTML, section 4.10.5.1.5), with a domain of at least two parts. */
const ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/**
 * Checks what was typed. Returns the form ready to publish, or the first fault of each field and whether something that
 * has to be there is missing, as opposed to not fitting.
 */
export function checkTestimonial(
  fields: Record<string, unknown>,
):
  | { form: TestimonialForm; errors?: undefined; missing: false }
  | { form?: undefined; errors: FieldErrors; missing: boolean } {
  const form: TestimonialForm = {
    name: textOf(fields.name),
    rating: ratingOf(fields.rating),
    review: textOf(fields.review),
    email: textOf(fields.email),
  };
  const errors: FieldErrors = {
    ...faultOf('name', nameFault(form.name)),
    ...faultOf('rating', form.rating === 0 ? 'Please choose one to five stars' : undefined),
    ...faultOf('review', reviewFault(form.review)),
    ...faultOf('email', emailFault(form.email)),
  };
  if (Object.keys(errors).length === 0) return { form, missing: false };
  return { errors, missing: !form.name || !form.review };
}

// Forms send line breaks as CRLF, scripts as LF. More than one empty line is room that others need.
function textOf(value: unknown): string {
  if (typeof value !== 'string') return '';
  return withoutDirectionControls(value)
    .replace(/\r\n?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** One to five; 0 for anything else. */
function ratingOf(value: unknown): number {
  return /^[1-5]$/.test(String(value)) ? Number(value) : 0;
}

function faultOf(name: FieldName, words: string | undefined): FieldErrors {
  return words ? { [name]: words } : {};
}

function nameFault(name: string): string | undefined {
  if (!name) return 'Your name is required';
  if (BREAKS_LINES.test(name)) return 'Your name must be a single line';
  return [...name].length > NAME_MAX ? `Your name must be at most ${NAME_MAX} characters` : undefined;
}

function reviewFault(review: string): string | undefined {
  if (!review) return 'Your review is required';
  if ([...review].length <= REVIEW_MAX) return undefined;
  return `Your review must be at most ${REVIEW_MAX.toLocaleString('en')} characters`;
}

function emailFault(email: string): string | undefined {
  if (!email) return undefined;
  if (!ADDRESS.test(email)) return 'Please enter a valid e-mail address, such as you@example.com';
  return email.length > EMAIL_MAX ? `Your e-mail address must be at most ${EMAIL_MAX} characters` : undefined;
}
