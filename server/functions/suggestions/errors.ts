import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { HttpError } from '../../http/errors.ts';

/** What the board refuses beside what every form does: status, code and words for the visitor. */
const list = {
  networkHasVoted: [
    429,
    'over_network_votes',
    'Several people on your network have voted for this already. Sign in to add your vote.',
  ],
  votingClosed: [409, 'voting_closed', 'This suggestion is closed: votes no longer count.'],
  noSuggestion: [404, 'suggestion_not_found', 'This suggestion is no longer there.'],
  badToken: [400, 'bad_token', 'This link is not complete. Please open it from the mail again.'],
} as const satisfies Record<string, readonly [ContentfulStatusCode, string, string]>;

/** An error of the list, ready to throw. `fields` are facts beside the message. */
export function boardError(name: keyof typeof list, fields: Record<string, unknown> = {}): HttpError {
  const [status, code, message] = list[name];
  return new HttpError(status, code, message, fields);
}
