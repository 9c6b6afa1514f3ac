import { expect, it } from 'vitest';
import { listHref, parseListing, parseSelected, parseTab } from './listing.ts';

it('writes addresses that it reads again', () => {
  const href = listHref('community', { page: 3, q: 'a&b' }, { owner: 'ada', slug: 'shop' });
  expect(href).toBe('/git-store?tab=community&q=a%26b&page=3&open=ada/shop');
  const params = new URL(href, 'http://x').searchParams;
  expect(parseListing(params)).toEqual({ page: 3, q: 'a&b' });
  expect(parseTab(params)).toBe('community');
  expect(parseSelected(params)).toEqual({ owner: 'ada', slug: 'shop' });
  expect(listHref('my')).toBe('/git-store');
});

it('takes what makes no sense for nothing', () => {
  const params = new URLSearchParams('tab=x&page=-1&open=a/b/c');
  expect(parseTab(params)).toBe('my');
  expect(parseListing(params).page).toBe(1);
  expect(parseSelected(params)).toBeNull();
});
