import { afterAll, beforeAll, expect, it } from 'vitest';
import { owner } from '../database/database.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { hashPassword } from './passwords.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('an account of a seed that was written for Supabase signs in', async () => {
  const id = '8f5b4cf1-7d7c-4f07-9f5a-111111111111';
  const email = 'seeded@example.org';
  const password = 'correct horse battery staple';
  await server.services.database.run(owner, {
    text: `insert into auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, recovery_sent_at,
        last_sign_in_at, raw_app_meta_data, raw_user_meta_data, is_super_admin, created_at, updated_at, confirmation_token,
        email_change, email_change_token_new, email_change_token_current, recovery_token, phone_change, phone_change_token,
        reauthentication_token, phone, email_change_confirm_status)
      values ('00000000-0000-0000-0000-000000000000', $1, 'authenticated', 'authenticated', $2, $3, now(), now(), now(),
        '{"provider":"email","providers":["email"]}', '{"name":"Seeded"}', false, now(), now(), '', '', '', '', '', '', '', '',
        null, 0)`,
    values: [id, email, await hashPassword(password, null)],
  });
  await server.services.database.run(owner, {
    text: `insert into auth.identities (id, user_id, provider_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
      values (gen_random_uuid(), $1::uuid, $1::text, jsonb_build_object('sub', $1::text, 'email', $2::text), 'email', now(), now(), now())`,
    values: [id, email],
  });
  const client = server.visitor();
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ id, email, user_metadata: { name: 'Seeded' } });
  // Nothing is under way: an empty text is no address that somebody wants to have.
  expect(data.user?.new_email).toBeUndefined();
});
