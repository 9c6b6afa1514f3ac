import { describe, expect, it } from 'vitest';
import { readDemoSites } from './catalogue.ts';
import { selectShared } from './selection.ts';

describe('what is shared in Community on the first start', () => {
  it('is at most six websites, however many there are', () => {
    const others = Array.from({ length: 40 }, (_, at) => ({ id: `site-${at}` }));
    const named = [
      'dev-market',
      'pizza-world',
      'saas-landing-page',
      'simple-blog',
      'tour-world',
      'weather-app',
    ];
    const shared = selectShared([...others, ...named.map((id) => ({ id }))]);
    expect(shared).toHaveLength(6);
    expect(shared.map(({ id }) => id).toSorted()).toEqual(named);
  });

  it('leaves out what is not in the catalogue', () => {
    expect(selectShared([{ id: 'weather-app' }, { id: 'other' }, { id: 'pizza-world' }])).toEqual([
      { id: 'pizza-world' },
      { id: 'weather-app' },
    ]);
  });

  it('is never nothing with the templates that ship', async () => {
    const ids = selectShared(await readDemoSites()).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['pizza-world', 'simple-blog', 'weather-app']));
  });
});
