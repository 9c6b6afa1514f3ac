import { expect, it } from 'vitest';
import type { TemplateSummary } from '../schema.ts';
import { relatedTo } from './related.ts';

const template = (id: string, category: string, tags: string[], published = '2026-01-01') =>
  ({ id, title: id, category, tags, published }) as TemplateSummary;

it('puts the same category first, then shared tags, then the newest, and leaves the template itself out', () => {
  const one = template('one', 'Shop', ['dark', 'cart']);
  const all = [
    one,
    template('unlike-new', 'Blog', ['rss'], '2026-09-01'),
    template('two-tags', 'Blog', ['dark', 'cart']),
    template('same-category', 'Shop', []),
    template('one-tag', 'Media', ['cart']),
  ];
  expect(relatedTo(one, all).map(({ id }) => id)).toEqual(['same-category', 'two-tags', 'one-tag']);
  expect(relatedTo(one, all.slice(0, 2)).map(({ id }) => id)).toEqual(['unlike-new']);
  expect(relatedTo(one, [one])).toEqual([]);
});
