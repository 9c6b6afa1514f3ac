import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signInBudget } from '../budgets/budgets.ts';
import { hashPassword } from './passwords.ts';

// Nobody is put off for having waited too long, however slow the machine is.
beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterAll(() => void vi.useRealTimers());

test('who brings many passwords at once holds up nobody else', async () => {
  let done = 0;
  const greedy = Array.from({ length: 30 }, async () => {
    await hashPassword('a password', '203.0.113.1');
    done += 1;
  });
  await hashPassword('another password', '198.51.100.7');
  // Those that were under way, and as many again that may have got the place before.
  expect(done).toBeLessThanOrEqual(2 * signInBudget.hashing.places);
  await Promise.all(greedy);
});

test('the queue of one visitor ends; that of the others does not', async () => {
  const { waitingOfOne, placesOfOne } = signInBudget.hashing;
  const outcomes: unknown[] = [];
  const many = Array.from({ length: waitingOfOne + placesOfOne + 5 }, () =>
    hashPassword('a password', '203.0.113.2').then(
      () => outcomes.push('hashed'),
      (error) => outcomes.push(error),
    ),
  );
  expect(await hashPassword('a password', null)).toMatch(/^\$argon2id\$/);
  await Promise.all(many);
  // Refused at once, before anything was hashed.
  expect(outcomes.slice(0, 5)).toEqual(
    Array(5).fill(expect.objectContaining({ status: 503, fields: { retryAfter: 2 } })),
  );
  expect(outcomes[5]).toBe('hashed');
});
