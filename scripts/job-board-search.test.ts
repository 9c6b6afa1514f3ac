import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../templates/job-board');
const { createSearch } = await import(path.join(folder, 'source/src/state/search.js'));
const { slots } = JSON.parse(await readFile(path.join(folder, 'site.json'), 'utf8'));

interface Job {
  id: string;
  title: string;
  employer: string;
  port: string;
  pay: [number, number];
}
const jobs: Job[] = slots['jobs.items'].value.map((item: Record<string, string>) => ({
  ...item,
  id: item.key,
  pay: [Number(item['pay-from']), Number(item['pay-to'])],
  does: item.does?.split('\n'),
  needs: item.needs?.split('\n'),
}));
const { find } = createSearch({
  all: jobs,
  namesOf: ({ title, employer, port }: Job) => [title, employer, port],
  fields: ['kind'],
});

const titles = (words: string, sort = 'new'): string[] =>
  find({ words, kind: [], pay: 0, sort, list: 'all' }, { saved: [], hidden: [] }).map(
    ({ title }: Job) => title,
  );

it.each(['new', 'pay', 'closing'])('lists cooks before who only mentions cooking, sorted by %s', (sort) => {
  const found = titles('cook', sort);
  expect(found.slice(0, 2).toSorted()).toEqual(['Canteen cook, shipyard', 'Ship’s cook, research vessel']);
  expect(found.slice(2)).toEqual(['Keeper, Orrest Skerry light']);
});

it('finds what stands in any line of a job, whatever its accents', () => {
  expect(titles('BREAD')).toEqual(['Ship’s cook, research vessel']);
  expect(titles('órrest seals')).toEqual(['Keeper, Orrest Skerry light']);
  expect(titles('')).toHaveLength(jobs.length);
});
