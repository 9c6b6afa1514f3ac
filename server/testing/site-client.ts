import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { createClient } from '@supabase/supabase-js';
import type { TokenScope } from '../../domain/account/token-scopes.ts';
import { pressLink } from './press-link.ts';
import type { ServerProcess } from './process.ts';

/** A member of a running server who publishes sites as the pages do. */
export interface SiteClient {
  /** Publishes a zip to the member's site of a name, which is created the first time. */
  publish(name: string, zip: Uint8Array): Promise<Response>;
  ask(method: string, place: string, body?: unknown): Promise<Response>;
}

const connect = async ({ url }: Pick<ServerProcess, 'url'>) => {
  const { publishableKey } = (await (await fetch(`${url}/.well-known/plinth.json`)).json()) as {
    publishableKey: string;
  };
  const auth = { persistSession: false, autoRefreshToken: false };
  return { publishableKey, client: createClient(url, publishableKey, { auth }) };
};

/** Makes a confirmed account, by the link in its mail. */
export async function signUpMember(
  server: Pick<ServerProcess, 'url' | 'mails'>,
): Promise<{ email: string; password: string }> {
  const account = { email: `${randomUUID()}@example.org`, password: 'a long enough password' };
  const { client } = await connect(server);
  await client.auth.signUp(account);
  const mail = (await server.mails()).find(({ to }) => to.includes(account.email));
  await pressLink(mail?.links.find((address) => address.includes('/verify')) ?? '');
  return account;
}

/** Signs in at a server, which may be another one than the account was made at. */
export async function siteClient(
  server: Pick<ServerProcess, 'url'>,
  account: { email: string; password: string },
): Promise<SiteClient> {
  const { publishableKey, client } = await connect(server);
  const { data, error } = await client.auth.signInWithPassword(account);
  if (error) throw error;
  const headers = { apikey: publishableKey, Authorization: `Bearer ${data.session.access_token}` };
  const ask: SiteClient['ask'] = (method, place, body) => {
    const isZip = body instanceof Uint8Array;
    return fetch(`${server.url}/functions/v1/sites${place}`, {
      method,
      headers: { ...headers, 'Content-Type': isZip ? 'application/zip' : 'application/json' },
      body: isZip ? (body as BodyInit) : body === undefined ? null : JSON.stringify(body),
    });
  };
  return {
    ask,
    async publish(name, zip) {
      const { sites } = (await (await ask('GET', '')).json()) as { sites: { id: string; name: string }[] };
      const site = sites.find((one) => one.name === name);
      return ask('POST', site ? `/${site.id}/deployments` : `?name=${name}`, zip);
    },
  };
}

/** What a visitor gets at a page of a site, as the host that it is of. */
export async function visitSite(
  server: Pick<ServerProcess, 'url'>,
  name: string,
  page = '',
  more: Record<string, string> = {},
): Promise<{ status: number; body: string }> {
  const { port } = new URL(server.url);
  const headers = { ...more, host: `${name}.localhost:${port}` };
  const asking = request({ port, path: `/${page}`, headers }).end();
  return new Promise((resolve, reject) => {
    asking.once('error', reject).once('response', (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body }), reject);
    });
  });
}

/** Makes an access token of these scopes, as a member does on their profile. */
export async function makeAccessToken(
  server: Pick<ServerProcess, 'url'>,
  account: { email: string; password: string },
  scopes: readonly TokenScope[],
): Promise<string> {
  const { client } = await connect(server);
  const signedIn = await client.auth.signInWithPassword(account);
  if (signedIn.error) throw signedIn.error;
  const { data, error } = await client.rpc('create_access_token', { name: 'Agent', scopes });
  if (error) throw error;
  return data.token;
}
