import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { HttpError } from '../../http/errors.ts';

/** What every function with a public form refuses: status, code and words for the visitor. */
const list = {
  badJson: [400, 'bad_json', 'Could not parse request body as JSON'],
  bodyTooLarge: [413, 'body_too_large', 'This is too long to be sent.'],
  invalid: [400, 'validation_failed', 'Please check the fields that are marked.'],
  /** Nobody was given this form: a program sends to an address it has read somewhere. */
  formNotFound: [404, 'form_not_found', 'Form not found.'],
  formExpired: [
    409,
    'form_expired',
    'This page had been open for a long time. Your text is still here: please press the button once more.',
  ],
  tooFast: [
    429,
    'too_fast',
    'That was quicker than people write. Your text is still here: please wait a moment, then press the button again.',
  ],
  tooMany: [429, 'over_request_rate_limit', 'Too many tries in a short time.'],
  signedOut: [
    401,
    'signed_out',
    'You have been signed out. Please sign in again, then press the button once more.',
  ],
  /** Also for things that are somebody else’s, which answer as if they were not there. */
  notThere: [404, 'not_there', 'Not found, or no longer available.'],
  closed: [503, 'form_closed', 'This form is not connected on this site.'],
  notStored: [503, 'not_stored', 'This could not be stored. Please try again.'],
  notFound: [404, 'not_found', 'There is no such endpoint'],
} as const satisfies Record<string, readonly [ContentfulStatusCode, string, string]>;

/** An error of the list, ready to throw. `fields` are facts beside the message. */
export function formError(
  name: keyof typeof list,
  fields: Record<string, unknown> = {},
  message: string = list[name][2],
): HttpError {
  const [status, code] = list[name];
  return new HttpError(status, code, message, fields);
}

/** `{code, message}`; with the faults of single fields and the seconds to wait where there are any. */
export function renderFormError({ code, message, fields }: HttpError): Record<string, unknown> {
  const { errors, missing, retryAfter } = fields;
  return {
    code,
    message,
    ...(errors ? { errors } : {}),
    ...(missing ? { missing } : {}),
    ...(retryAfter ? { retry_after: retryAfter } : {}),
  };
}
