import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { makeOperator } from '../../server/testing/operator.ts';
import type { ServerProcess } from '../../server/testing/process.ts';
import { createAccount, signIn } from './accounts.ts';
import { expect } from './test.ts';

/** Signs the page in to an account that runs the site. Resolves with its address. */
export async function asOperator(page: Page, server: ServerProcess): Promise<string> {
  const account = await createAccount(server);
  expect(await makeOperator(server.dataDirectory, account.email)).toContain('/admin');
  await signIn(page, server, account);
  return account.email;
}

/** Opens a section of the desk and waits for its list. */
export async function openDesk(page: Page, section: string): Promise<void> {
  await page.goto(`/admin/${section}`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Page Not Found/);
}

/** A row of the desk's lists; a notification that names the same thing is none. */
export const rowOf = (page: Page, text: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });

/** Buys the first product of the catalogue, as its form does. */
export async function buy(server: ServerProcess, buyer: { email: string; full_name: string }): Promise<void> {
  const { publishableKey } = await (await fetch(`${server.url}/.well-known/plinth.json`)).json();
  const { products } = JSON.parse(readFileSync('products/catalogue.json', 'utf8'));
  const answer = await fetch(`${server.url}/functions/v1/checkout`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ slug: products[0].slug, idempotency_key: crypto.randomUUID(), ...buyer }),
  });
  expect(answer.status).toBe(200);
}
