import { expect, test } from 'vitest';
import { listingHref, pageCountOf, parseListing, parseTab } from './listing.ts';

test.each([
  ['', '/make-my-site'],
  ['sort=top&page=3', '/make-my-site?sort=top&page=3'],
  ['page=2&status=planned&sort=trending', '/make-my-site?sort=trending&status=planned&page=2'],
  ['sort=new&page=1&status=all', '/make-my-site'],
  ['sort=name&page=-1&status=lost', '/make-my-site'],
  ['page=999999', '/make-my-site?page=100000'],
  ['page=2%00', '/make-my-site'],
])('an address with %j asks for %s', (query, href) => {
  expect(listingHref(parseListing(new URLSearchParams(query)))).toBe(href);
});

test('the tab is part of the address', () => {
  expect(parseTab(new URLSearchParams('tab=submit'))).toBe('submit');
  expect(parseTab(new URLSearchParams('tab=other'))).toBe('all');
  expect(listingHref({ sort: 'top' }, 'submit')).toBe('/make-my-site?sort=top&tab=submit');
});

test('24 suggestions are a page, and nothing is a page too', () => {
  expect([0, 1, 24, 25, 48, 49].map(pageCountOf)).toEqual([1, 1, 1, 2, 2, 3]);
});
