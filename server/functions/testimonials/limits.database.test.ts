import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FormServer, startFormServer } from '../kit/testing/form-server.ts';
import { editsPerAddress, perAccount, perAddress, perRecipient } from './testimonials.ts';

let forms: FormServer;
beforeAll(async () => {
  forms = await startFormServer({ rateLimitFactor: 1 });
});
afterAll(() => forms.close());

let count = 0;
const send = (options: Parameters<FormServer['call']>[1], email = '') =>
  forms.call('/testimonials', {
    fields: {
      name: 'Ada',
      rating: 5,
      review: `Number ${count++}`,
      email,
      ticket: forms.ticket('testimonials'),
    },
    ...options,
  });

test('a hundred that arrive together from one address: exactly as many as it may are published', async () => {
  const visitor = '198.51.100.1';
  const answers = await Promise.all(Array.from({ length: 100 }, () => send({ visitor })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(perAddress.max);
  const stopped = answers.find(({ status }) => status === 429);
  expect(stopped?.body.message).toMatch(/^Too many tries in a short time\..+ in \d+ minutes\.$/);
  expect(Number(stopped?.headers.get('retry-after'))).toBeGreaterThan(3500);
  expect(await forms.rows('select count(*)::int as n from public.testimonials')).toEqual([
    { n: perAddress.max },
  ]);
  expect((await send({ visitor: '198.51.100.2' })).status).toBe(200);
});

test('an account is stopped from everywhere; another one is not', async () => {
  const [one, two] = [await forms.server.user(), await forms.server.user()];
  for (let index = 0; index < perAccount.max; index++) {
    expect((await send({ as: one, visitor: `203.0.113.${index}` })).status).toBe(200);
  }
  expect((await send({ as: one, visitor: '203.0.113.99' })).status).toBe(429);
  expect((await send({ as: two, visitor: '203.0.113.99' })).status).toBe(200);
});

test('one mailbox gets few mails, in whatever case it is written, and is not kept in clear for counting', async () => {
  for (let index = 0; index < perRecipient.max; index++) {
    expect((await send({ visitor: `192.0.2.${index}` }, 'bea@example.org')).status).toBe(200);
  }
  expect((await send({ visitor: '192.0.2.99' }, 'BEA@example.org')).status).toBe(429);
  await forms.server.services.limits.close();
  const keys = await forms.rows('select key from plinth.rate_limits');
  // Not the name alone: letters of an account's id may spell it.
  expect(JSON.stringify(keys)).not.toMatch(/bea@/i);
});

test('keys of links can not be tried out', async () => {
  const path = `/testimonials/${crypto.randomUUID()}`;
  const options = { method: 'GET', headers: { 'x-edit-key': 'x'.repeat(22) }, visitor: '192.0.2.200' };
  const statuses = new Set<number>();
  for (let index = 0; index <= editsPerAddress.max; index++)
    statuses.add((await forms.call(path, options)).status);
  expect([...statuses]).toEqual([404, 429]);
});
