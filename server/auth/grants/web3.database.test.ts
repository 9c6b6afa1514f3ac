import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { owner } from '../../database/database.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { call } from '../testing/journey.ts';
import { ago, ethereumWallet, messageOf, solanaWallet, type Wallet } from '../testing/wallets.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    identity: { oidc: {}, saml: {}, sms: null, web3: ['ethereum', 'solana'] },
  });
});
afterAll(() => server.close());

const enter = (client: SupabaseClient, { chain }: Wallet, message: string, signature: string) =>
  chain === 'ethereum'
    ? client.auth.signInWithWeb3({ chain, message, signature: signature as `0x${string}` })
    : client.auth.signInWithWeb3({
        chain,
        message,
        signature: new Uint8Array(Buffer.from(signature, 'base64url')),
      });

describe.each([
  ['Ethereum', ethereumWallet],
  ['Solana', solanaWallet],
])('%s', (_name, newWallet) => {
  const tryOut = async (change: Record<string, string>, wallet = newWallet()) => {
    const message = messageOf(server.url, wallet, change);
    return enter(server.visitor(), wallet, message, wallet.sign(message));
  };

  test('a signed message opens an account, and the same one again', async () => {
    const wallet = newWallet();
    const ids = [];
    for (const _ of [1, 2]) {
      const { data, error } = await tryOut({}, wallet);
      expect(error).toBeNull();
      ids.push(data.user?.id);
      expect(data.user).toMatchObject({ email: '', app_metadata: { provider: 'web3' } });
      expect(data.user?.user_metadata.custom_claims).toMatchObject({
        chain: wallet.chain,
        statement: 'I come in peace.',
      });
    }
    expect(ids[0]).toBe(ids[1]);
    await server.services.database.run(owner, {
      text: `update auth.users set banned_until = now() + interval '1 day' where id = $1`,
      values: [ids[0]],
    });
    expect((await tryOut({}, wallet)).error?.code).toBe('user_banned');
  });

  test('once', async () => {
    const wallet = newWallet();
    const message = messageOf(server.url, wallet);
    const signature = wallet.sign(message);
    expect((await enter(server.visitor(), wallet, message, signature)).error).toBeNull();
    expect((await enter(server.visitor(), wallet, message, signature)).error?.message).toBe(
      'Signed message was used before',
    );
  });

  test('signed by the wallet it names, and not changed since', async () => {
    const wallet = newWallet();
    const message = messageOf(server.url, wallet);
    const foreign = await enter(server.visitor(), wallet, message, newWallet().sign(message));
    expect(foreign.error).toMatchObject({ status: 400, code: 'invalid_credentials' });
    const changed = await enter(
      server.visitor(),
      wallet,
      message.replace('peace', 'anger'),
      wallet.sign(message),
    );
    expect(changed.error?.message).toBe('Signature does not match address in message');
    const { body } = await call(server, 'POST', '/token?grant_type=web3', {
      body: { chain: wallet.chain, message, signature: '0x00' },
    });
    expect(body.error_code).toBe('invalid_credentials');
  });

  test.each([
    ['for another site', { URI: 'https://evil.example/', domain: 'evil.example' }, /not allowed/],
    ['shown as another site’s', { domain: 'evil.example' }, /does not match the domain/],
    ['of yesterday', { 'Issued At': ago(86_400) }, /too long ago/],
    ['of tomorrow', { 'Issued At': ago(-86_400) }, /in the future/],
    ['that has ended', { 'Expiration Time': ago(1) }, /expired/],
    ['that has not begun', { 'Not Before': ago(-3600) }, /in the future/],
    ['with a short nonce', { Nonce: 'abc' }, /not a sign-in message/],
    ['of another version', { Version: '2' }, /not a sign-in message/],
    ['with a line nobody knows', { Send: '100 coins' }, /not a sign-in message/],
    ['with a time that is none', { 'Issued At': 'now' }, /not a sign-in message/],
  ])('not %s', async (_case, change, message) => {
    expect((await tryOut(change)).error?.message).toMatch(message);
  });
});

test('the forms of the official client are read: without a statement, a nonce, and with resources', async () => {
  const wallet = ethereumWallet();
  const host = new URL(server.url).host;
  const message = `${host} wants you to sign in with your Ethereum account:\n${wallet.address}\n\n\nURI: ${server.url}/\nVersion: 1\nChain ID: 1\nIssued At: ${ago(0)}\nResources:\n- https://example.org`;
  expect((await enter(server.visitor(), wallet, message, wallet.sign(message))).error).toBeNull();
  const other = solanaWallet();
  const short = `${host} wants you to sign in with your Solana account:\n${other.address}\n\nVersion: 1\nURI: ${server.url}/\nIssued At: ${ago(0)}`;
  expect((await enter(server.visitor(), other, short, other.sign(short))).error).toBeNull();
});

test('a chain that is not switched on', async () => {
  server.services.config.identity.web3 = ['ethereum'];
  const wallet = solanaWallet();
  const message = messageOf(server.url, wallet);
  const { error } = await enter(server.visitor(), wallet, message, wallet.sign(message));
  expect(error).toMatchObject({ status: 422, code: 'web3_provider_disabled' });
  const { body } = await call(server, 'POST', '/token?grant_type=web3', {
    body: { chain: 'bitcoin', message: 'x', signature: 'y' },
  });
  expect(body.error_code).toBe('validation_failed');
});
