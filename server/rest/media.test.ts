import { expect, test } from 'vitest';
import { negotiateMedia } from './media.ts';

test.each([
  [undefined, 'array', 'application/json; charset=utf-8'],
  ['*/*', 'array', 'application/json; charset=utf-8'],
  [
    'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'array',
    'application/json; charset=utf-8',
  ],
  ['application/vnd.pgrst.object+json', 'object', 'application/vnd.pgrst.object+json; charset=utf-8'],
  ['text/csv', 'csv', 'text/csv; charset=utf-8'],
  ['application/json;q=0.1, text/csv', 'csv', 'text/csv; charset=utf-8'],
  [
    'application/vnd.pgrst.array+json;nulls=stripped',
    'array',
    'application/vnd.pgrst.array+json;nulls=stripped; charset=utf-8',
  ],
])('%s', (accept, format, contentType) => {
  expect(negotiateMedia(accept)).toMatchObject({ format, contentType });
});

test.each([
  'application/geo+json',
  'application/vnd.pgrst.plan+json',
  'text/html',
  'application/json;q=0',
  'toString',
])('%s cannot be had', (accept) => {
  expect(() => negotiateMedia(accept)).toThrow(`None of these media types are available: ${accept}`);
});

test('plans are for those who may see them', () => {
  const accept =
    'application/vnd.pgrst.plan+text; for="application/vnd.pgrst.object+json;nulls=stripped"; options=analyze|magic;';
  expect(negotiateMedia(accept, true)).toMatchObject({
    format: 'object',
    nullsStripped: true,
    plan: { format: 'text', options: ['analyze'] },
  });
  expect(() => negotiateMedia(accept)).toThrow('None of these media types are available');
  expect(() => negotiateMedia('application/vnd.pgrst.plan+json; for="text/html"', true)).toThrow();
});
