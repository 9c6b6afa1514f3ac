import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { pressLink } from '../../server/testing/press-link.ts';
import type { ServerProcess } from '../../server/testing/process.ts';

export interface Account {
  email: string;
  password: string;
}

/** Makes an account the way a visitor does, by the calls of the sign-up form and the link in the mail. */
export async function createAccount(server: ServerProcess): Promise<Account> {
  const account = { email: `${randomUUID()}@example.org`, password: 'correct horse battery' };
  await call(server, '/auth/v1/signup', account);
  await pressLink(await confirmationLink(server, account.email));
  return account;
}

/** The link in the newest mail to the address. */
export async function confirmationLink(server: ServerProcess, email: string): Promise<string> {
  const mail = (await server.mails()).find(({ to }) => to.includes(email));
  const link = mail?.links.find((address) => address.includes('/auth/v1/verify'));
  if (!link) throw new Error(`No mail with a link has come to ${email}.`);
  return link;
}

/** The six digits in the newest mail to the address. */
export async function mailCode(server: ServerProcess, email: string): Promise<string> {
  const mail = (await server.mails()).find(({ to }) => to.includes(email));
  const code = /enter this code: (\d{6})/.exec(mail?.text ?? '')?.[1];
  if (!code) throw new Error(`No mail with a code has come to ${email}.`);
  return code;
}

/** Puts a session into the browser, where supabase-js looks for it. */
export async function signIn(page: Page, server: ServerProcess, account: Account): Promise<void> {
  const entry = await storedSession(server, account);
  await page.goto('/healthz');
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), entry);
}

/** Name and value of what a signed-in browser keeps in its local storage. */
export async function storedSession(server: ServerProcess, account: Account): Promise<[string, string]> {
  const session = await call(server, '/auth/v1/token?grant_type=password', account);
  const key = `sb-${new URL((await backendOf(server)).url).hostname.split('.')[0]}-auth-token`;
  return [key, JSON.stringify(session)];
}

/** Where the backend of a site is: with itself, unless it stands on another. */
export async function backendOf(server: ServerProcess): Promise<{ url: string; publishableKey: string }> {
  const response = await fetch(`${server.url}/.well-known/plinth.json`);
  return (await response.json()) as { url: string; publishableKey: string };
}

async function call(server: ServerProcess, path: string, body: unknown): Promise<unknown> {
  const { url, publishableKey } = await backendOf(server);
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { apikey: publishableKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}
