import { expect, test, vi } from 'vitest';
import { countInMemory } from './limits.ts';

test('in memory it is counted the same', async () => {
  vi.useFakeTimers({ now: 0 });
  try {
    const take = countInMemory({ rateLimitFactor: 1 });
    const limit = { max: 2, windowSeconds: 60 };
    expect([await take('a', limit), await take('a', limit), await take('a', limit)]).toEqual([0, 0, 60]);
    expect(await take('b', limit)).toBe(0);
    vi.setSystemTime(60_000);
    expect(await take('a', limit)).toBe(0);
    const off = countInMemory({ rateLimitFactor: 0 });
    for (let times = 0; times < 9; times++) expect(await off('a', limit)).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
