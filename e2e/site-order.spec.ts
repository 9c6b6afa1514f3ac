import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { zipSync } from 'fflate';
import { type NameServer, startNameServer } from '../server/testing/name-server.ts';
import type { ServerProcess } from '../server/testing/process.ts';
import { type Account, createAccount, signIn } from './support/accounts.ts';
import { axeAtWidths } from './support/axe.ts';
import { asOperator, rowOf } from './support/desk.ts';
import { memberClient, publicAddress } from './support/member-client.ts';
import { ready } from './support/ready.ts';
import { standIn } from './support/stand-in.ts';
import { test as base, expect } from './support/test.ts';

const test = base.extend<object, { names: NameServer }>({
  names: standIn(startNameServer),
  settings: [async ({ names }, use) => use({ DNS_SERVERS: names.address }), { scope: 'worker' }],
  // Sites have origins of their own, which their visitors' pages ask.
  neighbours: [
    async ({ server }, use) => {
      const { port } = new URL(server.url);
      await use(
        ['tea-room', 'old-tea-room', 'coffee-bar', 'cake-shop'].map(
          (name) => `http://${name}.localhost:${port}`,
        ),
      );
    },
    { scope: 'worker' },
  ],
});

// One after the other, so that they share a server.
test.describe.configure({ mode: 'default' });

const addressOf = (server: ServerProcess, name: string) =>
  `http://${name}.localhost:${new URL(server.url).port}/`;

/** Publishes a page as a new site, as the profile does. Returns the site's id and its preview's address. */
async function publish(server: ServerProcess, account: Account, name: string, words: string) {
  const client = await memberClient(server, account);
  const { data } = await client.auth.getSession();
  const page = `<!doctype html><html lang="en"><title>${words}</title><link rel="icon" href="data:,"><h1>${words}</h1>`;
  const { publishableKey } = await (await fetch(`${server.url}/.well-known/plinth.json`)).json();
  const call = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${server.url}/functions/v1/sites${path}`, {
      ...init,
      headers: {
        apikey: publishableKey,
        Authorization: `Bearer ${data.session?.access_token}`,
        ...(init.body instanceof Uint8Array ? { 'Content-Type': 'application/zip' } : {}),
      },
    });
    expect(answer.ok).toBe(true);
    return answer.json();
  };
  const { site } = await call(`?name=${name}`, {
    method: 'POST',
    body: zipSync({ 'index.html': Buffer.from(page) }) as BodyInit,
  });
  const rename = (to: string) => call(`/${site.id}`, { method: 'PATCH', body: JSON.stringify({ name: to }) });
  const { deployments } = await call(`/${site.id}/deployments`);
  return { id: site.id as string, client, rename, preview: deployments[0].label as string };
}

/** What visitors find at an address, whatever a browser's cache holds; `host` is asked for in place of the address's own. */
async function ask(address: string, host?: string) {
  const { hostname, port, pathname } = new URL(address);
  const asking = request({
    host: '127.0.0.1',
    port,
    path: pathname,
    headers: { host: host ?? `${hostname}:${port}`, accept: 'text/html' },
  });
  asking.end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, text: await text(answer) };
}

/** The status and the headline, or where it leads. */
async function visit(address: string, host?: string): Promise<string> {
  const { status, headers, text: page } = await ask(address, host);
  const [, title = headers.location] = /<h1>(.*?)<\/h1>/.exec(page) ?? [];
  return `${status} ${title}`;
}

test('a site is reported from its own address, taken down with a reason, and put back', async ({
  page,
  server,
  account,
  browser,
}) => {
  const address = addressOf(server, 'tea-room');
  const { client, preview, rename } = await publish(server, account, 'old-tea-room', 'Good tea');
  await rename('tea-room');
  const { data } = await client.auth.getUser();
  await client
    .from('projects')
    .insert({
      title: 'Tea room',
      zip_file_url: publicAddress(client, `${data.user?.id}/x.zip`),
      preview_url: address,
      status: 'published',
      slug: '',
      user_id: data.user?.id,
    })
    .throwOnError();

  // From the project whose preview it is, and from the site itself.
  await page.goto('/community?q=Tea%20room');
  await page.getByRole('link', { name: 'Tea room', exact: true }).first().click();
  await page.waitForURL('**/content');
  await page.getByRole('link', { name: 'Report this site: tea-room' }).click();
  await expect(page.getByRole('heading', { name: 'Report this site' })).toBeVisible();
  await page.goto(`${address}.well-known/report`);
  await expect(page).toHaveURL(`${server.url}/report/site/tea-room`);
  await expect(page.getByText(new URL(address).host)).toBeVisible();
  const send = page.getByRole('button', { name: 'Send report' });
  await ready(send);
  await page.getByRole('radio', { name: 'It tries to deceive or do harm' }).check();
  await send.click();
  await expect(page.getByText('Thank you. Your report has been sent.')).toBeVisible();

  const desk = await (await browser.newContext({ baseURL: server.url })).newPage();
  await asOperator(desk, server);
  await desk.goto('/admin/sites');
  const row = rowOf(desk, 'tea-room');
  await expect(row).toContainText('1 open report');
  await expect(row).toContainText(account.email);
  // Beside the menu of a tablet the buttons stand below what they are about.
  await desk.setViewportSize({ width: 768, height: 900 });
  const widthOfName = async () => (await row.getByRole('heading').locator('../..').boundingBox())?.width ?? 0;
  await expect.poll(widthOfName).toBeGreaterThan(250);
  await desk.setViewportSize({ width: 1280, height: 720 });
  await row.getByRole('button', { name: 'Allow search engines' }).click();
  await expect(row.getByText('Not indexed yet')).toHaveCount(0);
  const reported = desk.getByRole('link', { name: 'Reported', exact: true });
  await reported.click();
  await expect(reported).toHaveAttribute('aria-current', 'true');
  await row.getByRole('button', { name: 'Take down' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Take down' }).click();
  await expect(dialog.getByText('Please say why')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('It sells tea that is none.');
  await dialog.getByRole('button', { name: 'Take down' }).click();
  await expect(row.getByText('Taken down').first()).toBeVisible();

  const places = [address, addressOf(server, 'old-tea-room'), addressOf(server, `${preview}--tea-room`)];
  for (const place of places) await expect.poll(() => visit(place)).toBe('410 Taken down');
  await page.goto(`${server.url}/report/site/tea-room`);
  await expect(page.getByText('There is nothing here to report')).toBeVisible();
  const mails = async () => (await server.mails()).filter(({ to }) => to === account.email);
  await expect
    .poll(async () => (await mails()).map(({ subject }) => subject))
    .toContain('Taken down: tea-room');

  await signIn(page, server, account);
  await page.goto('/profile?tab=sites');
  const mine = page
    .getByRole('list', { name: 'Sites' })
    .getByRole('listitem')
    .filter({ hasText: 'tea-room' });
  await expect(mine.getByRole('alert')).toContainText('It sells tea that is none.');
  await expect(mine.getByRole('button', { name: 'Rename tea-room' })).toHaveCount(0);

  // The report is closed where reports are: what it names is off the net already.
  await desk.goto('/admin/reports');
  await rowOf(desk, 'tea-room').getByRole('button', { name: 'Close' }).click();
  await expect(rowOf(desk, 'tea-room')).toHaveCount(0);
  await desk.goto('/admin/sites?view=down');
  await row.getByRole('button', { name: 'Put back' }).click();
  await expect(row).toHaveCount(0);
  await expect.poll(() => visit(address)).toBe('200 Good tea');
  await expect.poll(() => visit(places[1] ?? '')).toBe(`308 ${address}`);
  await expect.poll(() => visit(places[2] ?? '')).toBe('200 Good tea');
  await expect
    .poll(async () => (await mails()).map(({ subject }) => subject))
    .toContain('Back again: tea-room');
  await desk.goto('/admin/log');
  await expect(rowOf(desk, 'Took down the site “tea-room”')).toContainText(
    'Reason: It sells tea that is none.',
  );
  await expect(rowOf(desk, 'Put back the site “tea-room”')).toBeVisible();
  await expect(rowOf(desk, 'Allowed search engines for the site “tea-room”')).toBeVisible();
  await desk.context().close();
});

test('a domain is proved by its record, shows the site, and is removed', async ({
  page,
  server,
  login,
  names,
}) => {
  const account = await login(page);
  await publish(server, account, 'coffee-bar', 'Good coffee');
  const host = 'coffee.example.org';
  await page.goto('/profile?tab=sites');
  await page.getByRole('button', { name: 'Settings of coffee-bar' }).click();
  const form = page.getByRole('form', { name: 'New domain' });
  await form.getByLabel('Domain').fill('localhost:3000');
  await form.getByRole('button', { name: 'Add domain' }).click();
  await expect(form.getByText('A domain has no port. Enter one such as www.example.org.')).toBeVisible();
  await expect(form.getByLabel('Domain')).toHaveValue('localhost:3000');
  await form.getByLabel('Domain').fill('https://Coffee.Example.org/');
  await form.getByRole('button', { name: 'Add domain' }).click();
  const row = page.getByRole('list', { name: 'Domains of coffee-bar' }).getByRole('listitem');
  await expect(row).toContainText('Not proved yet');
  await expect(row).toContainText(`_plinth.${host}`);
  const look = row.getByRole('button', { name: `Look now at ${host}` });
  await look.click();
  await expect(row.getByRole('status')).toContainText('The record is not there yet.');
  expect(await visit(server.url, host)).not.toContain('Good coffee');
  const allowed = async () => (await fetch(`${server.url}/functions/v1/sites/allowed?domain=${host}`)).status;
  expect(await allowed()).toBe(404);

  const value = /site=coffee-bar-[0-9a-f]{32}/.exec((await row.textContent()) ?? '')?.[0] ?? '';
  names.records.set(`_plinth.${host}`, [value]);
  await look.click();
  await expect(row.getByText('Proved', { exact: true })).toBeVisible();
  await expect.poll(() => visit(server.url, host)).toBe('200 Good coffee');
  expect(await allowed()).toBe(200);
  expect(await visit(addressOf(server, 'coffee-bar'))).toBe('200 Good coffee');

  const open = page.getByRole('switch', { name: 'Connections to other hosts' });
  await expect(open).not.toBeChecked();
  await open.check();
  await expect(page.getByText('Pages of coffee-bar may connect to other hosts.')).toBeVisible();
  await expect
    .poll(async () => (await ask(addressOf(server, 'coffee-bar'))).headers['content-security-policy'])
    .toContain('https: wss:');

  await row.getByRole('button', { name: `Remove ${host}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove domain' }).click();
  await expect(row).toHaveCount(0);
  await expect.poll(allowed).toBe(404);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });
    test('the settings, the desk and the report of a site have no axe faults and fit at every width', async ({
      page,
      server,
      names,
    }) => {
      const account = await createAccount(server);
      const name = `cake-shop-${colorScheme}`;
      const { id, client } = await publish(server, account, name, 'Cake');
      const axe = axeAtWidths(page, colorScheme);
      await signIn(page, server, account);
      await page.goto('/profile?tab=sites');
      await page.getByRole('button', { name: `Settings of ${name}` }).click();
      const form = page.getByRole('form', { name: 'New domain' });
      for (const domain of ['www.cakes-and-other-good-things-to-eat.example.org', 'cake.example.org']) {
        await form.getByLabel('Domain').fill(domain.replace('cake', colorScheme));
        await form.getByRole('button', { name: 'Add domain' }).click();
        await expect(form.getByLabel('Domain')).toHaveValue('');
      }
      const row = page
        .getByRole('list', { name: `Domains of ${name}` })
        .getByRole('listitem')
        .last();
      const { data } = await client.from('site_domains').select('domain, record').eq('site_id', id);
      for (const { domain, record } of data ?? [])
        if (!domain.startsWith('www.')) names.records.set(`_plinth.${domain}`, [record]);
      await row.getByRole('button', { name: 'Look now' }).click();
      await expect(row.getByText('Proved', { exact: true })).toBeVisible();
      await axe.look('the settings of a site');
      await page.goto(`/report/site/${name}`);
      await ready(page.getByRole('button', { name: 'Send report' }));
      await axe.look('the report of a site');
      await asOperator(page, server);
      await page.goto('/admin/sites');
      await expect(rowOf(page, name)).toBeVisible();
      await axe.look('the desk');
      expect(axe.faults).toEqual([]);
    });
  });
}
