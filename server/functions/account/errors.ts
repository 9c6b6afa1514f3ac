import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { HttpError } from '../../http/errors.ts';

/** Everything the account function refuses: status, code and words for the member. */
const list = {
  badJson: [400, 'bad_json', 'Could not parse request body as JSON'],
  bodyTooLarge: [413, 'body_too_large', 'Please choose a picture of at most 8 MB.'],
  notSignedIn: [401, 'not_signed_in', 'Please sign in.'],
  secondFactor: [403, 'insufficient_aal', 'Please enter the code of your authenticator app first.'],
  notAnImage: [415, 'not_an_image', 'Please choose a PNG, JPEG, WebP, GIF or AVIF picture.'],
  tooManyPixels: [
    413,
    'too_many_pixels',
    'Please choose a picture of at most 50 million pixels, or 25 million of AVIF.',
  ],
  confirmationMissing: [422, 'confirmation_missing', 'Please type the address of your account to confirm.'],
  wrongPassword: [403, 'invalid_credentials', 'The password is not right.'],
  reauthenticationNeeded: [
    403,
    'reauthentication_needed',
    'You signed in some time ago. Please enter your password, or sign in again.',
  ],
  tooMany: [429, 'over_request_rate_limit', 'Too many tries in a short time. Please try again later.'],
  closed: [503, 'not_set_up', 'This is not set up on this server.'],
  notFound: [404, 'not_found', 'There is no such endpoint'],
} as const satisfies Record<string, readonly [ContentfulStatusCode, string, string]>;

/** An error of the list, ready to throw. `fields` are facts beside the message. */
export function accountError(name: keyof typeof list, fields: Record<string, unknown> = {}): HttpError {
  const [status, code, message] = list[name];
  return new HttpError(status, code, message, fields);
}

/** `{code, message}`, with the seconds to wait where there are any. */
export function renderAccountError({ code, message, fields }: HttpError): Record<string, unknown> {
  const { retryAfter } = fields;
  return { code, message, ...(retryAfter ? { retry_after: retryAfter } : {}) };
}
