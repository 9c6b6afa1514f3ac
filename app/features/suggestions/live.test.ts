import { expect, it } from 'vitest';
import type { RowChange } from '../../lib/follow-rows.ts';
import { mustReadAgain, shownOf } from './live.ts';
import type { SuggestionPage } from './queries.ts';

const page = { suggestions: [{ id: 'shown' }], total: 1, page: 1 } as SuggestionPage;
const all = { sort: 'new', status: null, page: 1 } as const;
const change = (type: RowChange['type'], id: string, status = 'open') => ({
  table: 'suggestions',
  type,
  row: { id, status },
});

it('reads the board again for suggestions that come and go, not for votes', () => {
  expect(mustReadAgain(page, all, change('INSERT', 'new'))).toBe(true);
  expect(mustReadAgain(page, all, change('DELETE', 'shown'))).toBe(true);
  expect(mustReadAgain(page, all, change('UPDATE', 'shown'))).toBe(false);
  expect(mustReadAgain(page, all, change('UPDATE', 'elsewhere'))).toBe(false);
  expect(mustReadAgain(page, all, change('DELETE', 'elsewhere'))).toBe(false);
  expect(mustReadAgain({ ...page, page: 2 }, all, change('INSERT', 'new'))).toBe(false);
});

it('reads a board of one status again when that of a suggestion changes to it or from it', () => {
  const planned = { ...all, status: 'planned' } as const;
  expect(mustReadAgain(page, planned, change('UPDATE', 'shown', 'planned'))).toBe(false);
  expect(mustReadAgain(page, planned, change('UPDATE', 'shown', 'started'))).toBe(true);
  expect(mustReadAgain(page, planned, change('UPDATE', 'elsewhere', 'planned'))).toBe(true);
  expect(mustReadAgain(page, planned, change('INSERT', 'new', 'open'))).toBe(false);
});

it('takes from a row only what others can change', () => {
  const row = { id: 'a', name: 'Ann', votes_count: 2, comments_count: 1, status: 'open', trend: 4 };
  expect(shownOf({ ...row, status_reason: '', status_changed_at: null })).toEqual({
    status: 'open',
    status_reason: '',
    status_changed_at: null,
    votes_count: 2,
    comments_count: 1,
  });
});
