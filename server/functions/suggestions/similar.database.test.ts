import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SuggestionsServer, startSuggestionsServer } from './testing/suggestions-server.ts';

let board: SuggestionsServer;
beforeAll(async () => {
  board = await startSuggestionsServer();
  for (const suggestion of [
    'A booking page for a small hotel with rooms and prices.',
    'A portfolio for photographers, with albums.',
    'A landing page for a hotel by the sea.',
    "It's a page for O'Brien's bakery \\ with bread.",
  ]) {
    await board.suggest({ suggestion });
  }
});
afterAll(() => board.close());

const similar = async (words: string) => {
  const { data, error } = await board.server.visitor().rpc('similar_suggestions', { words });
  expect(error).toBeNull();
  return (data as { suggestion: string }[]).map(({ suggestion }) =>
    suggestion.split(' ').slice(0, 4).join(' '),
  );
};

it('finds what shares words, in whatever form, most shared words first', async () => {
  expect(await similar('I would like a website for hotels with a price for each room')).toEqual([
    'A booking page for',
  ]);
  expect(await similar('hotel')).toEqual(['A booking page for', 'A landing page for']);
  expect(await similar('A photographer wants an album')).toEqual(['A portfolio for photographers,']);
});

it('finds nothing by words that every suggestion has, or by none', async () => {
  expect(await similar('I want a nice website template page please')).toEqual([]);
  expect(await similar('')).toEqual([]);
  expect(await similar('and the of !!! &|():*')).toEqual([]);
});

it('takes signs that mean something to a search for what they are', async () => {
  expect(await similar(`O'Brien's bread \\ ' :* & | ! <->`)).toEqual(["It's a page for"]);
});
