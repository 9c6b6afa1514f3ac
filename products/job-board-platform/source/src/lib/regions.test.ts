import { expect, test } from 'vitest';
import { between, neighbour, regionName, regions } from './regions.ts';

const at = (code: string) => regions.find((region) => region.code === code) ?? regions[0];

test('every tile has a code and a place of its own', () => {
  expect(new Set(regions.map(({ code }) => code)).size).toBe(regions.length);
  expect(new Set(regions.map(({ x, y }) => `${x},${y}`)).size).toBe(regions.length);
  expect(regions).toHaveLength(32);
});

test('a rectangle is the same from either corner', () => {
  expect(between(at('KA'), at('TN'))).toEqual(['KA', 'AP', 'KL', 'TN']);
  expect(between(at('TN'), at('KA'))).toEqual(between(at('KA'), at('TN')));
});

test('arrows skip gaps and stop at the edge', () => {
  expect(neighbour(at('WB'), 1, 0).code).toBe('ML');
  expect(neighbour(at('GJ'), -1, 0).code).toBe('GJ');
});

test('an unknown code is its own name', () => {
  expect([regionName('KL'), regionName('XX')]).toEqual(['Kerala', 'XX']);
});
