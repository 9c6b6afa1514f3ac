import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { createClient } from '@supabase/supabase-js';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits } from '../../auth/limits.ts';
import { signInBudget } from '../../budgets/budgets.ts';
import { perAddress, perSender } from '../../functions/contact/contact.ts';
import { pressLink } from '../../testing/press-link.ts';
import { type Several, startSeveral } from '../../testing/several.ts';

let several: Several;
let database: pg.Client;
beforeAll(async () => {
  several = await startSeveral();
  database = new pg.Client(several.databaseUrl);
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  expect(await several?.stop()).toEqual([0, 0]);
});

interface Answer {
  status: number;
  servedBy: string;
  body: Record<string, unknown>;
}

/** Asks nginx as a visitor of this machine's own network, which has an address for everybody: 127.0.0.0/8. */
function ask(
  path: string,
  { visitor = 1, token = '', body }: { visitor?: number; token?: string; body?: unknown } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(several.url + path, {
      method: body === undefined ? 'GET' : 'POST',
      localAddress: `127.0.1.${visitor}`,
      headers: {
        apikey: several.publishableKey,
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
    });
    sent.on('error', reject).on('response', async (answer) => {
      const servedBy = String(answer.headers['x-served-by']);
      const given = await json(answer).catch(() => ({}));
      resolve({ status: answer.statusCode ?? 0, servedBy, body: given as Record<string, unknown> });
    });
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** How many of many requests at once were not told to wait. Both servers have to have answered some of them. */
async function passed(count: number, send: (index: number) => Promise<Answer>): Promise<number> {
  const answers = await Promise.all(Array.from({ length: count }, (_, index) => send(index)));
  for (const { status, body } of answers) expect(status, JSON.stringify(body)).toBeLessThan(500);
  expect(new Set(answers.map(({ servedBy }) => servedBy)).size).toBe(2);
  return answers.filter(({ status }) => status !== 429).length;
}
const countOf = async (table: string) =>
  (await database.query<{ count: number }>(`select count(*)::int as count from ${table}`)).rows[0]?.count;

it('of 60 passwords guessed at once at both as many are tried as the limit says', async () => {
  const body = { email: 'guessed@example.org', password: 'a guess' };
  const guess = () => ask('/auth/v1/token?grant_type=password', { visitor: 2, body });
  expect(await passed(60, guess)).toBe(limits.password.perPair.max);
  // Another address may try still: a stranger's guesses do not lock the owner out.
  expect((await ask('/auth/v1/token?grant_type=password', { visitor: 3, body })).status).toBe(400);
});

it('of 60 codes guessed at once from as many addresses as many are tried as the limit says', async () => {
  const email = 'coded@example.org';
  await ask('/auth/v1/otp', { visitor: 9, body: { email } });
  const sent = async () => (await several.mails()).filter(({ to }) => to.includes(email));
  await expect.poll(async () => (await sent()).length).toBe(1);
  const body = { type: 'email', email, token: 'abcdef' };
  const guess = (index: number) => ask('/auth/v1/verify', { visitor: 10 + index, body });
  expect(await passed(60, guess)).toBe(60);
  const { rows } = await database.query(
    'select own_tries, other_tries from auth.one_time_tokens where relates_to = $1',
    [email],
  );
  expect(rows).toEqual([{ own_tries: 0, other_tries: signInBudget.codeTries.others }]);
});

it('of 40 codes asked for at once one is sent', async () => {
  const email = 'asks@example.org';
  const send = (index: number) => ask('/auth/v1/otp', { visitor: 80 + index, body: { email } });
  expect(await passed(40, send)).toBe(1);
  await expect
    .poll(async () => (await several.mails()).filter(({ to }) => to.includes(email)).length)
    .toBe(1);
});

it('of 60 messages sent at once as many are kept as the limit says, and of one sender fewer', async () => {
  const { ticket } = (await ask('/functions/v1/contact')).body;
  const send = (visitor: number, index: number, sender = `sender-${index}`) =>
    ask('/functions/v1/contact', {
      visitor,
      body: {
        ticket,
        user_name: 'Ada',
        user_email: `${sender}@example.org`,
        subject: `Question ${index}`,
        message: `Where is the licence of page ${index}?`,
      },
    });
  // A form that was given out a moment ago is not taken, and not counted.
  await expect.poll(async () => (await send(130, 0)).status).toBe(200);
  expect(await passed(60, (index) => send(130, index + 1))).toBe(perAddress.max - 1);
  expect(await countOf('public.contact_messages')).toBe(perAddress.max);
  const one = (index: number) => send(131 + index, 100 + index, 'one');
  expect(await passed(40, one)).toBe(perSender.max);
  expect(await countOf('public.contact_messages')).toBe(perAddress.max + perSender.max);
});

it('of 60 projects published at once by one member as many are there as the limit says', async () => {
  const member = createClient(several.url, several.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const account = { email: 'busy@example.org', password: 'a long enough password' };
  expect((await member.auth.signUp(account)).error).toBeNull();
  const mail = (await several.mails()).find(({ to }) => to.includes(account.email));
  const link = mail?.links.find((address) => address.includes('/auth/v1/verify')) ?? '';
  await pressLink(link);
  const { data } = await member.auth.signInWithPassword(account);
  const id = data.user?.id;
  const publish = (index: number) =>
    ask('/rest/v1/projects', {
      visitor: 180,
      token: data.session?.access_token ?? '',
      body: {
        title: `Site ${index}`,
        description: 'A site',
        zip_file_url: `${several.url}/storage/v1/object/public/project-files/${id}/site.zip`,
        status: 'draft',
        slug: '',
        user_id: id,
      },
    });
  expect(await passed(60, publish)).toBe(30);
  const { rowCount } = await database.query('select from public.projects where user_id = $1', [id]);
  expect(rowCount).toBe(30);
});
