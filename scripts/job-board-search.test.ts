import path from 'node:path';
import { expect, it } from 'vitest';

const program = path.resolve(import.meta.dirname, '../templates/job-board/source/src/state/query.js');
const { find, nothing } = await import(program);

const titles = (words: string, sort = 'new'): string[] =>
  find({ ...nothing, words, sort }, { saved: [], hidden: [] }).map(({ title }: { title: string }) => title);

it.each(['new', 'pay', 'closing'])('lists cooks before who only mentions cooking, sorted by %s', (sort) => {
  const found = titles('cook', sort);
  expect(found.slice(0, 2).toSorted()).toEqual(['Canteen cook, shipyard', 'Ship’s cook, research vessel']);
  expect(found.slice(2)).toEqual(['Keeper, Orrest Skerry light']);
});
