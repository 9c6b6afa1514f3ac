import { expect, it } from 'vitest';
import { scaleRate, TokenBucket } from './token-bucket.ts';

function open(perSecond: number, burst: number) {
  let now = 0;
  const bucket = new TokenBucket({ perSecond, burst }, () => now);
  return {
    bucket,
    go: (seconds: number) => {
      now += seconds * 1000;
    },
  };
}

it('allows the burst at once, and then as much as comes back', () => {
  const { bucket, go } = open(10, 3);
  expect([1, 2, 3, 4].map(() => bucket.take(1) === 0)).toEqual([true, true, true, false]);
  go(0.2);
  expect([1, 2, 3].map(() => bucket.take(1) === 0)).toEqual([true, true, false]);
});

it('never holds more than the burst', () => {
  const { bucket, go } = open(10, 3);
  go(3600);
  expect([1, 2, 3, 4].map(() => bucket.take(1) === 0)).toEqual([true, true, true, false]);
});

it('allows what costs more than there ever is, and then nothing until that is paid', () => {
  const { bucket, go } = open(10, 5);
  expect(bucket.take(45)).toBe(0);
  expect(bucket.take(1)).toBeCloseTo(4, 1);
  go(3.9);
  expect(bucket.take(1)).toBeGreaterThan(0);
  go(0.2);
  expect(bucket.take(1)).toBe(0);
});

it('says a time after which there really is something', () => {
  const { bucket, go } = open(7, 3);
  bucket.charge(3);
  go(bucket.wait);
  expect(bucket.take(1)).toBe(0);
});

it('is no limit with a factor of 0', () => {
  const bucket = new TokenBucket(scaleRate({ perSecond: 1, burst: 1 }, 0));
  bucket.charge(1e9);
  expect([bucket.take(1e9), bucket.take(1)]).toEqual([0, 0]);
  const twice = new TokenBucket(scaleRate({ perSecond: 1, burst: 1 }, 2), () => 0);
  expect([1, 2, 3].map(() => twice.take(1) === 0)).toEqual([true, true, false]);
});
