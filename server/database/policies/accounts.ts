import { nobody, operatorOnly, ownerId, type Policy, server } from './policy.ts';

export const accounts: Policy[] = [
  server('auth.users', `(email) values ('eve@example.org')`, `email = 'eve@example.org'`),
  server(
    'auth.identities',
    `(user_id, provider, provider_id, identity_data) values ('${ownerId}', 'google', '1', '{}')`,
    `user_id = '${ownerId}'`,
  ),
  server('auth.sessions', `(user_id) values ('${ownerId}')`, `aal = 'aal2'`),
  server('auth.refresh_tokens', `(token_hash) values ('x')`, 'revoked = false'),
  server('auth.one_time_tokens', `(token_hash) values ('x')`, 'used_at = null'),
  server('auth.flow_state', `(provider_type) values ('google')`, `user_id = '${ownerId}'`),
  server('auth.used_statements', `(hash) values ('x')`, `hash = 'y'`),
  server('auth.mfa_amr_claims', `(authentication_method) values ('totp')`, `authentication_method = 'totp'`),
  server('auth.mfa_factors', `(user_id) values ('${ownerId}')`, `status = 'verified'`),
  server('auth.mfa_challenges', `(otp_code) values ('x')`, 'verified_at = now()'),
  server('auth.mfa_recovery_codes', `(code_hash) values ('x')`, 'used_at = null'),
  server('auth.webauthn_credentials', `(user_id) values ('${ownerId}')`, 'sign_count = 0'),
  server('auth.webauthn_challenges', `(challenge_type) values ('authentication')`, 'expires_at = now()'),
  {
    table: 'realtime.messages',
    row: 'a message of a private channel',
    where: `topic = 'room'`,
    insert: `(topic, extension) values ('room', 'broadcast')`,
    update: `event = 'x'`,
    // Before the operator writes policies nobody hears or says anything; nobody changes what was said.
    outcomes: {
      select: ['nothing', 'nothing', 'nothing', 'done'],
      insert: operatorOnly,
      update: nobody,
      delete: nobody,
    },
  },
  server('plinth.resumable_uploads', `(client_metadata) values ('x')`, 'received = 0'),
  server('plinth.resumable_parts', `(file_key) values ('x')`, 'size = 1'),
  server('plinth.secrets', `(name, value) values ('x', '{}')`, `value = '{}'`),
  server(
    'plinth.signing_keys',
    `(kid, key, status) values ('x', '{"d": ""}', 'standby')`,
    `status = 'revoked'`,
  ),
  server('plinth.rate_limits', `(key) values ('x')`, 'hits = 0'),
  server('plinth.migrations', `(name, checksum) values ('x', 'x')`, `checksum = 'x'`),
];
