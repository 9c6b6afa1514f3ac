import { expect, test } from 'vitest';
import { match, readAddress } from './router.ts';

test('an empty hash is the front page', () => {
  expect(readAddress('').path).toBe('/');
  expect(readAddress('#top').path).toBe('/');
});

test('the query is read apart from the path', () => {
  const { path, query } = readAddress('#/search?q=two%20sources');
  expect(path).toBe('/search');
  expect(query.get('q')).toBe('two sources');
});

test('named parts are decoded, other lengths do not match', () => {
  expect(match('/course/:id', '/course/a%20b')).toEqual({ id: 'a b' });
  expect(match('/course/:id', '/course')).toBeNull();
  expect(match('/course/:id', '/notes/a')).toBeNull();
});

test('a broken escape does not throw', () => {
  expect(match('/course/:id', '/course/%E0%A4')).toEqual({ id: '%E0%A4' });
});
