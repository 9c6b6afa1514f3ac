import { expect, it } from 'vitest';
import { cropOf, WHOLE } from './crop.ts';

it('takes as much of a picture as its place shows, scaled to the place', () => {
  expect(cropOf({ width: 4000, height: 3000 }, { width: 1600, height: 600 }, WHOLE)).toEqual({
    left: 0,
    top: 750,
    width: 4000,
    height: 1500,
    kept: { width: 1600, height: 600 },
  });
});

it('takes a smaller part when one comes nearer, at the side that is wished for', () => {
  const near = { zoom: 2, x: 100, y: 0 };
  expect(cropOf({ width: 4000, height: 3000 }, { width: 800, height: 600 }, near)).toEqual({
    left: 2000,
    top: 0,
    width: 2000,
    height: 1500,
    kept: { width: 800, height: 600 },
  });
});

it('keeps a small picture as small as it is', () => {
  expect(cropOf({ width: 300, height: 200 }, { width: 1200, height: 800 }, WHOLE).kept).toEqual({
    width: 300,
    height: 200,
  });
});
