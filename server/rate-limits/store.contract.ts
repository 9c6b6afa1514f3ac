import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Bucket, RateLimitStore } from './store.ts';

/** The contract of every store. `goOn` advances their clock by seconds. */
export function describeRateLimitStore(
  name: string,
  open: () => Promise<RateLimitStore>,
  goOn: (seconds: number) => Promise<void>,
): void {
  describe(name, () => {
    let store: RateLimitStore;
    beforeAll(async () => {
      store = await open();
    });

    const bucket = (max: number, windowSeconds = 60): Bucket => ({
      name: randomUUID(),
      limit: { max, windowSeconds },
    });
    const waits = async (count: number, of: Bucket) => {
      const found: number[] = [];
      for (let times = 0; times < count; times += 1) found.push(await store.take([of]));
      return found;
    };

    it('allows as many tries as the limit says, then names the seconds to wait', async () => {
      const [first, second, third, wait] = await waits(4, bucket(3));
      expect([first, second, third]).toEqual([0, 0, 0]);
      expect(wait).toBeGreaterThan(50);
      expect(wait).toBeLessThanOrEqual(60);
    });

    it('counts each bucket alone', async () => {
      const [one, other] = [bucket(1), bucket(1)];
      expect(await store.take([one])).toBe(0);
      expect(await store.take([one])).toBeGreaterThan(0);
      expect(await store.take([other])).toBe(0);
    });

    it('opens a new window with all its tries when the old one is over', async () => {
      const one = bucket(2, 30);
      expect((await waits(3, one)).filter((wait) => wait === 0)).toHaveLength(2);
      await goOn(30);
      expect((await waits(3, one)).filter((wait) => wait === 0)).toHaveLength(2);
    });

    it('lets exactly the limit through when 60 come at once', async () => {
      const one = bucket(10);
      const found = await Promise.all(Array.from({ length: 60 }, () => store.take([one])));
      expect(found.filter((wait) => wait === 0)).toHaveLength(10);
      expect(found.every((wait) => wait === 0 || (wait >= 1 && wait <= 60))).toBe(true);
    });

    it('counts against each of several buckets, up to the first that is full', async () => {
      const [wide, narrow, behind] = [bucket(9), bucket(1, 30), bucket(2)];
      expect(await store.take([wide, narrow, behind])).toBe(0);
      const wait = await store.take([wide, narrow, behind]);
      expect(wait).toBeGreaterThan(20);
      expect(wait).toBeLessThanOrEqual(30);
      expect((await waits(8, wide)).filter((left) => left === 0)).toHaveLength(7);
      expect((await waits(2, behind)).filter((left) => left === 0)).toHaveLength(1);
    });

    it('lets exactly the limit through where many come at once against several', async () => {
      const [first, second] = [bucket(30), bucket(20)];
      const found = await Promise.all(Array.from({ length: 60 }, () => store.take([first, second])));
      expect(found.filter((wait) => wait === 0)).toHaveLength(20);
    });

    it('forgets the tries of a bucket that is cleared, and of no other', async () => {
      const [one, other] = [bucket(1), bucket(1)];
      await store.take([one, other]);
      await store.clear(one.name);
      expect(await store.take([one])).toBe(0);
      expect(await store.take([other])).toBeGreaterThan(0);
    });
  });
}
