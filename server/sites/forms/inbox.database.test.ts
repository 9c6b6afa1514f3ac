import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { owner } from '../../database/database.ts';
import { insertRow } from '../../database/test-rows.ts';
import { isOpen, openFunctionContext } from '../../functions/kit/context.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';
import { until } from '../../testing/until.ts';
import { type FormInbox, openFormInbox, perNetwork } from './inbox.ts';
import { openEntryMails } from './mails.ts';

let server: TestServer;
let inbox: FormInbox;
let ada: TestUser;
const siteId = randomUUID();
const entry = (change: object = {}) => ({
  id: randomUUID(),
  siteId,
  form: 'contact',
  path: 'contact.html',
  fields: [
    ['email', 'bea@example.org'],
    ['words', 'Hello\nthere'],
  ] as [string, string][],
  ...change,
});

beforeAll(async () => {
  server = await startTestServer({ rateLimitFactor: 1 });
  inbox = openFormInbox(server.services);
  ada = await server.user('ada@example.org');
  await insertRow(server.services.database, owner, 'public.sites', {
    id: siteId,
    user_id: ada.id,
    name: 'ada',
  });
});
beforeEach(async () => {
  await server.services.database.run(owner, { text: 'delete from public.site_form_entries' });
});
afterAll(() => server.close());

const kept = async (user: TestUser) =>
  (await user.client.from('site_form_entries').select('form, path, fields').throwOnError()).data;

describe('an entry', () => {
  it('is read and deleted by the owner of the site alone', async () => {
    const { id, ...one } = entry();
    expect(await inbox.keep({ id, ...one })).toBe('kept');
    expect(await kept(ada)).toEqual([{ form: 'contact', path: 'contact.html', fields: one.fields }]);
    const eve = await server.user();
    expect(await kept(eve)).toEqual([]);
    await eve.client.from('site_form_entries').delete().eq('id', id).throwOnError();
    expect(await kept(ada)).toHaveLength(1);
    await ada.client.from('site_form_entries').delete().eq('id', id).throwOnError();
    expect(await kept(ada)).toEqual([]);
  });

  it('that comes twice is kept once, also at once', async () => {
    const one = entry();
    expect(await Promise.all([inbox.keep(one), inbox.keep(one), inbox.keep(one)])).toEqual([
      'kept',
      'kept',
      'kept',
    ]);
    expect(await kept(ada)).toHaveLength(1);
  });

  it('finds no place in a full inbox, nor where the site is gone', async () => {
    await server.services.database.run(owner, {
      text: `insert into public.site_form_entries (id, site_id, user_id, form, path, fields)
        select gen_random_uuid(), $1, $2, 'contact', 'index.html', '[]' from generate_series(1, 999)`,
      values: [siteId, ada.id],
    });
    const outcomes = await Promise.all([entry(), entry(), entry()].map((one) => inbox.keep(one)));
    expect(outcomes.sort()).toEqual(['full', 'full', 'kept']);
    expect(await inbox.keep(entry({ siteId: randomUUID() }))).toBe('gone');
  });

  it('is mailed to the owner, and answering writes to who sent it', async () => {
    await inbox.keep(entry());
    await inbox.keep(entry({ fields: [['e-mail', 'two@example.org, three@example.org']] }));
    const context = await openFunctionContext(server.services.config, server.services, fetch);
    if (!isOpen(context)) throw new Error('The functions are closed.');
    const mails = openEntryMails(context);
    mails.start();
    await until(() => expect(server.mails).toHaveLength(2));
    await mails.stop();
    const [first, second] = server.mails;
    expect(first).toMatchObject({
      to: 'ada@example.org',
      replyTo: { address: 'bea@example.org' },
      subject: 'ada: somebody sent the form “contact”',
      text: expect.stringContaining('> email: bea@example.org\n> words: Hello\n> there'),
    });
    expect(second?.replyTo).toBeUndefined();
    await context.close();
  });
});

it('one network is stopped at one site, others and other sites are not', async () => {
  const tries = [];
  for (let count = 0; count <= perNetwork.max; count += 1)
    tries.push(await inbox.take(siteId, '198.51.100.1'));
  expect(tries.slice(0, -1).every((wait) => wait === 0)).toBe(true);
  expect(tries.at(-1)).toBeGreaterThan(3000);
  expect(await inbox.take(siteId, '198.51.100.2')).toBe(0);
  expect(await inbox.take(randomUUID(), '198.51.100.1')).toBe(0);
});
