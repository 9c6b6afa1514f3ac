import { randomUUID } from 'node:crypto';
import type { Session, SupabaseClient } from '@supabase/supabase-js';
import { expect } from 'vitest';
import type { Mail } from '../../mail/mailer.ts';
import { pressLink, unescapeHtml } from '../../testing/press-link.ts';
import type { TestServer } from '../../testing/server.ts';
import { until } from '../../testing/until.ts';

export const password = 'a long sentence nobody guesses';

export function newAddress(name = 'reader'): string {
  return `${name}-${randomUUID().slice(0, 8)}@example.org`;
}

/** The newest mail to an address, waiting for one that is sent after the answer. `after` skips earlier ones. */
export async function mailTo(server: TestServer, email: string, { after = 0 } = {}): Promise<Mail> {
  return until(() => {
    const mails = mailsTo(server, email);
    expect(mails.length, `mails to ${email}`).toBeGreaterThan(after);
    return mails.at(-1) as Mail;
  });
}

export function mailsTo(server: TestServer, email: string): Mail[] {
  return server.mails.filter((mail) => mail.to === email);
}

export function linkIn(mail: Mail): URL {
  const address = /https?:\/\/\S+\/auth\/v1\/verify\S+/.exec(mail.text)?.[0];
  if (!address) throw new Error(`No link in the mail "${mail.subject}".`);
  return new URL(address);
}

export function codeIn(mail: Mail): string {
  const code = /\b\d{6}\b/.exec(mail.text)?.[0];
  if (!code) throw new Error(`No code in the mail "${mail.subject}".`);
  return code;
}

export interface Landing {
  status: number;
  /** Address without query and fragment. */
  page: string;
  query: Record<string, string>;
  fragment: Record<string, string>;
}

/** Follows a link as its reader does, up to the page it leads to: presses the button, or goes on from what the page tells. */
export async function follow(link: URL | string, init: RequestInit = {}): Promise<Landing> {
  const response = await pressLink(link, init);
  const told = /<a href="([^"]+)" rel="next"/.exec(await response.clone().text())?.[1];
  const target = new URL(response.headers.get('location') ?? (told ? unescapeHtml(told) : 'none:'));
  return {
    status: response.status,
    page: target.origin === 'null' ? target.href : target.origin + target.pathname,
    query: Object.fromEntries(target.searchParams),
    fragment: Object.fromEntries(new URLSearchParams(target.hash.slice(1))),
  };
}

export interface Member {
  email: string;
  id: string;
  client: SupabaseClient;
  session: Session;
}

/** An account made by sign-up and confirmation, signed in on one device. */
export async function newMember(server: TestServer, email = newAddress()): Promise<Member> {
  const client = server.visitor();
  const signedUp = await client.auth.signUp({ email, password });
  expect(signedUp.error).toBeNull();
  const mail = await mailTo(server, email);
  const { data, error } = await client.auth.verifyOtp({ email, token: codeIn(mail), type: 'signup' });
  expect(error).toBeNull();
  const session = data.session as Session;
  return { email, id: session.user.id, client, session };
}

/** A further device of an account, signed in with its password. */
export async function newDevice(
  server: TestServer,
  email: string,
  secret = password,
): Promise<{ client: SupabaseClient; session: Session }> {
  const client = server.visitor();
  const { data, error } = await client.auth.signInWithPassword({ email, password: secret });
  expect(error).toBeNull();
  return { client, session: data.session as Session };
}

/** A bare request to the auth service. */
export async function call(
  server: TestServer,
  method: string,
  path: string,
  { body, bearer, headers = {} }: { body?: unknown; bearer?: string; headers?: Record<string, string> } = {},
): Promise<{ status: number; headers: Headers; body: Record<string, unknown> }> {
  const response = await fetch(`${server.url}/auth/v1${path}`, {
    method,
    redirect: 'manual',
    headers: {
      apikey: server.services.keys.publishable,
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : {} };
}
