import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { owner } from '../../database/database.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { type OpenContext, openFunctionContext } from '../kit/context.ts';
import { openSuspensions } from './suspensions.ts';

let server: TestServer;
let suspensions: ReturnType<typeof openSuspensions>;
let bea: Awaited<ReturnType<TestServer['user']>>;
let operator: SupabaseClient;
beforeAll(async () => {
  server = await startTestServer();
  suspensions = openSuspensions(
    (await openFunctionContext(server.services.config, server.services, fetch)) as OpenContext,
  );
  bea = await server.user();
  const { id, client } = await server.user();
  await run(
    `update auth.users set raw_app_meta_data = raw_app_meta_data || '{"operator": true}' where id = $1`,
    id,
  );
  operator = client;
});
afterAll(async () => {
  await suspensions.stop();
  await server.close();
});

const run = async (text: string, ...values: unknown[]) =>
  (await server.services.database.run(owner, { text, values })).rows;
const noticesOf = (id: string) =>
  run('select decision from public.account_notices where user_id = $1 and delivered_at is null', id);
const suspend = (reason: string, account = bea.id) => operator.rpc('suspend_account', { account, reason });

it('a member is told of a suspension with its reason, once, and of its end', async () => {
  const { error } = await suspend('Three reports of <stolen> work.');
  expect(error).toBeNull();
  await suspend('Three reports of <stolen> work.');
  expect(await noticesOf(bea.id)).toHaveLength(1);
  suspensions.start();
  await expect.poll(() => server.mails.length).toBe(1);
  const [mail] = server.mails;
  expect(mail?.to).toBe(bea.email);
  expect(mail?.subject).toBe('Your account was suspended');
  expect(mail?.text).toContain('> Three reports of <stolen> work.');
  expect(mail?.html).toContain('Three reports of &lt;stolen&gt; work.');
  expect(mail?.text).toContain(`${server.url}/contact`);

  await suspensions.stop();
  await operator.rpc('restore_account', { account: bea.id });
  suspensions.start();
  await expect.poll(() => server.mails.at(-1)?.subject).toBe('Your account is open again');
  await expect.poll(() => noticesOf(bea.id)).toEqual([]);
  await suspensions.stop();
});

it('a suspension taken back before its mail has gone is not told, and an account that is deleted gets none', async () => {
  const { id } = await server.user();
  await suspend('A mistake.', id);
  await operator.rpc('restore_account', { account: id });
  expect(await noticesOf(id)).toEqual([]);
  await suspend('Another one.', id);
  expect(await noticesOf(id)).toEqual([{ decision: 'suspended' }]);
  await run('delete from auth.users where id = $1', id);
  expect(await noticesOf(id)).toEqual([]);
});

it('a member who has a page open is told why what it asks for is refused', async () => {
  const { id, accessToken } = await server.user();
  const asked = () => server.visitor().auth.getUser(accessToken);
  await suspend('Spam.', id);
  expect((await asked()).error?.code).toBe('user_banned');
  await operator.rpc('restore_account', { account: id });
  // The session has ended with the suspension.
  expect((await asked()).error?.name).toBe('AuthSessionMissingError');
});
