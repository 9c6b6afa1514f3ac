import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { makeOperator } from '../server/testing/operator.ts';
import { type ServerProcess, startServerProcess } from '../server/testing/process.ts';
import { type Account, createAccount, signIn } from './support/accounts.ts';
import { memberClient } from './support/member-client.ts';
import { ready } from './support/ready.ts';
import { counted, suggest, voteOf } from './support/suggestions.ts';
import { expect, test } from './support/test.ts';

test('a change of status by an operator is shown with its reason, mailed, and one click ends the mails', async ({
  browser,
}) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-e2e-'));
  const settings = { RATE_LIMIT_FACTOR: '0', LOG_LEVEL: 'error' };
  let server = await startServerProcess(folder, settings);
  const account = await createAccount(server);
  await server.stop();
  await makeOperator(folder, account.email);
  server = await startServerProcess(folder, settings);
  const voterAccount = await createAccount(server);
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const address = await suggest(page, 'A page for a status that changes.', 'ada.status@example.org');
  await signIn(page, server, voterAccount);
  await page.goto(address);
  await ready(voteOf(page));
  const isCounted = counted(page);
  await voteOf(page).click();
  await isCounted;
  await expect(voteOf(page)).toHaveAccessibleName(/^1 Vote/);

  const number = /\/(\d+)/.exec(address)?.[1] ?? '';
  await changeStatus(server, account, number, {
    status: 'planned',
    status_reason: 'It comes after the summer.',
  });
  const mailTo = async (email: string) =>
    (await server.mails()).find(({ to, subject }) => to === email && subject.startsWith('Planned'));
  await expect.poll(() => mailTo('ada.status@example.org')).toBeDefined();
  await expect.poll(() => mailTo(voterAccount.email)).toBeDefined();
  const own = await mailTo('ada.status@example.org');
  const other = await mailTo(voterAccount.email);
  expect(own?.subject).toBe('Planned: A page for a status that changes.');
  expect(own?.text).toContain('> It comes after the summer.');
  expect(other?.text).toContain('A suggestion you voted for is planned');

  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Status', exact: true })).toBeVisible();
  await expect(page.getByText('It comes after the summer.')).toBeVisible();

  // What looks at the link ends nothing; what a mail program sends by itself does (RFC 8058).
  expect((await fetch(other?.unsubscribeUrl ?? '')).status).toBe(200);
  const oneClick = await fetch(other?.unsubscribeUrl ?? '', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
    redirect: 'manual',
  });
  expect(oneClick.status).toBe(200);
  // The other one ends them in the browser.
  await page.goto(own?.unsubscribeUrl ?? '');
  await page.getByRole('button', { name: 'End the mails' }).click();
  await expect(page.getByRole('heading', { name: 'No more mails about this suggestion' })).toBeVisible();

  const before = (await server.mails()).length;
  await changeStatus(server, account, number, { status: 'done', status_reason: 'It is in the gallery.' });
  await page.goto(address);
  await expect(page.getByText('It is in the gallery.')).toBeVisible();
  await expect(voteOf(page)).toHaveCount(0);
  expect(await server.mails()).toHaveLength(before);
  await context.close();
  expect(await server.stop(), server.output()).toBe(0);
  await rm(folder, { recursive: true, force: true });
});

/** What the operator's page asks: an update as a member whose account says that they run the site. */
async function changeStatus(
  server: ServerProcess,
  account: Account,
  number: string,
  change: Record<string, string>,
): Promise<void> {
  const client = await memberClient(server, account);
  const { error, count } = await client
    .from('suggestions')
    .update(change, { count: 'exact' })
    .eq('number', number);
  expect([error, count]).toEqual([null, 1]);
}
