import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { HttpError } from '../http/errors.ts';

/** Why a change of a repository is not accepted, in sentences for whom brings it. */
export class Refusal extends Error {
  readonly sentences: string[];
  constructor(sentences: string[]) {
    super(sentences.join(' '));
    this.sentences = sentences;
  }
}

/** Everything the git functions refuse: status, code and words. */
const list = {
  badJson: [400, 'bad_json', 'Could not parse request body as JSON'],
  bodyTooLarge: [413, 'body_too_large', 'The change is too large.'],
  invalid: [400, 'validation_failed', 'The change is not complete.'],
  notSignedIn: [401, 'not_signed_in', 'Please sign in.'],
  notFound: [404, 'repository_not_found', 'There is no such repository.'],
  noSuchRef: [404, 'ref_not_found', 'There is no such branch, tag or commit.'],
  noSuchFile: [404, 'file_not_found', 'There is no such file.'],
  changedMeanwhile: [
    409,
    'changed_meanwhile',
    'This file has been changed since you opened it. Your text is still here: please compare it with the new version first.',
  ],
  fileExists: [409, 'file_exists', 'There is a file or folder of this name already.'],
  refused: [422, 'change_refused', 'The change is not accepted.'],
  tooMany: [429, 'over_request_rate_limit', 'Too many requests. Please try again later.'],
  tooSlow: [
    503,
    'too_slow',
    'This takes too long to be shown. Please try again in a moment, or clone the repository.',
  ],
  tooLong: [422, 'too_large_to_show', 'This is too large to be shown. Please clone the repository.'],
  busy: [503, 'busy', 'Many people use repositories right now. Please try again in a moment.'],
  noGit: [503, 'git_missing', 'Cloning, pushing and history are not available on this server.'],
  noEndpoint: [404, 'not_found', 'There is no such endpoint'],
} as const satisfies Record<string, readonly [ContentfulStatusCode, string, string]>;

/** An error of the list, ready to throw. */
export function gitError(
  name: keyof typeof list,
  message: string = list[name][2],
  fields: Record<string, unknown> = {},
): HttpError {
  const [status, code] = list[name];
  return new HttpError(status, code, message, fields);
}
