import type { SupabaseClient } from '@supabase/supabase-js';
import type { NewComment, NewSuggestion } from '../../../app/features/suggestions/schema.ts';
import { functionError } from '../kit/errors.ts';
import type { Member } from '../kit/member.ts';

export interface Stored {
  number: number;
  suggestion: string;
}

const STORED = 'number, suggestion';

/** The board's tables, through the client that any backend understands: ours in this process, or a remote one. */
export class Board {
  readonly #client: SupabaseClient;

  constructor(operator: SupabaseClient) {
    this.#client = operator;
  }

  /** Stores a suggestion; one that is already there stays as it is. */
  async add(id: string, values: NewSuggestion): Promise<Stored> {
    const added = await this.#client
      .from('suggestions')
      .upsert({ id, ...values }, { onConflict: 'id', ignoreDuplicates: true });
    if (added.error) throw failure('A suggestion was not stored', added.error);
    const { data, error } = await this.#client.from('suggestions').select(STORED).eq('id', id).single();
    if (error) throw failure('A suggestion was not read back', error);
    return data as Stored;
  }

  /** Stores a comment; one that is already there stays as it is. */
  async addComment(
    id: string,
    suggestionId: string,
    { member, ...values }: NewComment & { member: Member | null },
  ): Promise<void> {
    const row = {
      id,
      suggestion_id: suggestionId,
      user_id: member?.id ?? null,
      by_operator: member?.isOperator ?? false,
      ...values,
    };
    const { error } = await this.#client
      .from('suggestion_comments')
      .upsert(row, { onConflict: 'id', ignoreDuplicates: true });
    if (error) throw failure('A comment was not stored', error);
  }

  /** The status of a suggestion; null when there is none of that id. */
  async statusOf(id: string): Promise<string | null> {
    const { data, error } = await this.#client
      .from('suggestions')
      .select('status')
      .eq('id', id)
      .maybeSingle();
    if (error) throw failure('A suggestion was not read', error);
    return (data as { status: string } | null)?.status ?? null;
  }

  /** Ids of the suggestions that a member or a browser has voted for, newest vote first. */
  async votesOf(userId: string | null, browser: string | null): Promise<string[]> {
    const voter = [userId && `user_id.eq.${userId}`, browser && `browser_hash.eq.${browser}`].filter(Boolean);
    if (voter.length === 0) return [];
    const { data, error } = await this.#client
      .from('suggestion_votes')
      .select('suggestion_id')
      .or(voter.join(','))
      .order('created_at', { ascending: false });
    if (error) throw failure('Votes were not read', error);
    return [...new Set((data as { suggestion_id: string }[]).map((row) => row.suggestion_id))];
  }

  /** Gives or takes back a vote. Returns the votes there are now; null when the suggestion is closed or not there. */
  async setVote(
    wanted: boolean,
    suggestionId: string,
    userId: string | null,
    browser: string | null,
  ): Promise<number | null> {
    const { data, error } = await this.#client.rpc(
      wanted ? 'cast_suggestion_vote' : 'withdraw_suggestion_vote',
      { target: suggestionId, member: userId, browser },
    );
    if (error) throw failure('A vote was not stored', error);
    return (data as { votes: number }[])[0]?.votes ?? null;
  }

  /** Ends mails about a suggestion. Returns it; null when it is gone. */
  async unsubscribe(suggestionId: string, userId: string | null): Promise<Stored | null> {
    const { data, error } = await this.#client.rpc('unsubscribe_from_suggestion', {
      target: suggestionId,
      member: userId,
    });
    if (error) throw failure('Mails were not ended', error);
    return (data as Stored[])[0] ?? null;
  }
}

function failure(what: string, cause: { message: string; code?: string }): Error {
  // What the row was to refer to, an account or a suggestion, has gone since it was looked up.
  if (cause.code === '23503')
    return /user_id/.test(cause.message) ? functionError('signedOut') : functionError('suggestionNotFound');
  return new Error(`${what}: ${cause.message}`);
}
