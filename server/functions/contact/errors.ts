import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { HttpError } from '../../http/errors.ts';

const failed = 'Failed to send message. Please try again later.';

/** Everything the contact function refuses: status, code and words for the visitor. */
const list = {
  badJson: [400, 'bad_json', 'Could not parse request body as JSON'],
  bodyTooLarge: [413, 'body_too_large', 'Your message is too long to be sent.'],
  invalid: [400, 'validation_failed', 'Please check the fields that are marked.'],
  /** Nobody was given this form: a program sends to an address it has read somewhere. */
  formNotFound: [404, 'form_not_found', 'Form not found.'],
  formExpired: [
    409,
    'form_expired',
    'This page had been open for a long time. Your text is still here: please press Send once more.',
  ],
  tooFast: [
    429,
    'too_fast',
    'That was quicker than people write. Your text is still here: please wait a moment, then press Send again.',
  ],
  tooMany: [429, 'over_request_rate_limit', 'Too many messages in a short time. Please try again later.'],
  closed: [503, 'contact_closed', 'This form is not connected. Please write to our e-mail address instead.'],
  notStored: [503, 'not_stored', failed],
  notFound: [404, 'not_found', 'There is no such endpoint'],
} as const satisfies Record<string, readonly [ContentfulStatusCode, string, string]>;

/** An error of the list, ready to throw. `fields` are facts beside the message. */
export function contactError(
  name: keyof typeof list,
  fields: Record<string, unknown> = {},
  message: string = list[name][2],
): HttpError {
  const [status, code] = list[name];
  return new HttpError(status, code, message, fields);
}

/** `{code, message}`; with the faults of single fields and the seconds to wait where there are any. */
export function renderContactError({ code, message, fields }: HttpError): Record<string, unknown> {
  const { errors, retryAfter } = fields;
  return { code, message, ...(errors ? { errors } : {}), ...(retryAfter ? { retry_after: retryAfter } : {}) };
}
