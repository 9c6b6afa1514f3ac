import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Application } from '../applications/application.ts';
import { expect as expectSoon } from '../applications/expect.ts';
import { launchBrowser } from '../browser.ts';
import { openById } from '../catalogue.ts';
import { type DemoServers, openDemoServers } from '../demo-servers.ts';
import type { Fault } from '../fault.ts';
import { createFixture, type Fixture } from '../fixture.ts';
import { checkUse } from './use.ts';

let fixture: Fixture;
let browser: Awaited<ReturnType<typeof launchBrowser>>;
let servers: DemoServers;

beforeAll(async () => {
  fixture = await createFixture();
  await fixture.make('switch');
  browser = await launchBrowser();
  servers = await openDemoServers(fixture.folder);
});
afterAll(async () => {
  await browser.close();
  await servers.close();
  await fixture.remove();
});

async function faultsOf(use: Application['use']): Promise<Fault[]> {
  const template = await openById('switch', fixture.folder);
  if (!template) throw new Error('The template can not be opened.');
  return checkUse(template, { use }, browser, servers);
}

it('lets an application pass that keeps what it is given, and goes without where nothing is kept', async () => {
  const kept: boolean[] = [];
  const faults = await faultsOf(async (page, isKept) => {
    kept.push(isKept);
    const pressed = page.locator('[data-theme-switch][aria-pressed="true"]');
    await page.locator('[data-theme-switch]').click();
    await expectSoon(pressed).toBeVisible();
    await page.reload();
    await expectSoon(pressed).toBeVisible();
    expect(isKept, 'the visit without storage ends where its user comes back').toBe(true);
  });
  expect(faults).toEqual([]);
  expect(kept).toEqual([true, false]);
});

it('reports what an application does not do, and where', async () => {
  const faults = await faultsOf(async (page, isKept) => {
    expect(await page.title(), 'its title').toBe(isKept ? 'Another' : await page.title());
  });
  expect(faults).toMatchObject([
    {
      bar: 'use',
      file: 'index.html',
      when: 'on an address of its own',
      what: expect.stringMatching(/its title/),
    },
  ]);
});

it('reports what goes wrong on the page meanwhile', async () => {
  const faults = await faultsOf(async (page) => {
    await page.evaluate(() => console.error('The till is stuck.'));
  });
  expect(faults.map(({ bar, what, when }) => `${bar} ${what} ${when}`)).toEqual([
    'console The till is stuck. on an address of its own',
    'console The till is stuck. in its demo, without an origin',
  ]);
});
