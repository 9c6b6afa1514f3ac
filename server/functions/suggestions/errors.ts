import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { HttpError } from '../../http/errors.ts';

const failed = 'There was an error submitting your suggestion. Please try again.';

/** Everything the suggestions function refuses: status, code and words for the visitor. */
const list = {
  invalid: [400, 'validation_failed', 'Please check the fields that are marked.'],
  /** Nobody was given this form: a program sends to an address it has read somewhere. */
  formNotFound: [404, 'form_not_found', 'This form is not known here. Please reload the page and try again.'],
  formExpired: [
    409,
    'form_expired',
    'This page had been open for a long time. Your text is still here: please press the button once more.',
  ],
  tooFast: [
    429,
    'too_fast',
    'That was quicker than people write. Your text is still here: please wait a moment, then try again.',
  ],
  tooMany: [429, 'over_request_rate_limit', 'Too many in a short time. Please try again later.'],
  networkHasVoted: [
    429,
    'over_network_votes',
    'Several people on your network have voted for this already. Sign in to add your vote.',
  ],
  sessionEnded: [401, 'session_ended', 'Your session has ended. Please sign in again.'],
  votingClosed: [409, 'voting_closed', 'This suggestion is closed: votes no longer count.'],
  noSuggestion: [404, 'suggestion_not_found', 'This suggestion is no longer there.'],
  badToken: [400, 'bad_token', 'This link is not complete. Please open it from the mail again.'],
  closed: [503, 'suggestions_closed', 'The board is not connected: suggestions can only be read here.'],
  notStored: [503, 'not_stored', failed],
  notFound: [404, 'not_found', 'There is no such endpoint'],
} as const satisfies Record<string, readonly [ContentfulStatusCode, string, string]>;

/** An error of the list, ready to throw. `fields` are facts beside the message. */
export function suggestionsError(
  name: keyof typeof list,
  fields: Record<string, unknown> = {},
  message: string = list[name][2],
): HttpError {
  const [status, code] = list[name];
  return new HttpError(status, code, message, fields);
}

/** `{code, message}`; with the faults of single fields and the seconds to wait where there are any. */
export function renderError({ code, message, fields }: HttpError): Record<string, unknown> {
  const { errors, missing, retryAfter } = fields;
  return {
    code,
    message,
    ...(errors ? { errors, missing } : {}),
    ...(retryAfter ? { retry_after: retryAfter } : {}),
  };
}
