-- Sign-in with a provider: what is remembered between the visitor's leaving and coming back. The visitor carries `state`,
-- of which only a hash is kept; whoever comes back in another browser than the one that left is refused.
alter table auth.flow_state
  add column state_hash text unique,
  add column browser_hash text,
  add column nonce text,
  add column provider_verifier text,
  -- The signed-in account a further way to sign in is for.
  add column linking_user_id uuid references auth.users (id) on delete cascade;

create index flow_state_linking_user_id_idx on auth.flow_state (linking_user_id);

-- Signed statements that are good once: answers of SAML providers and messages signed by wallets.
create table auth.used_statements (
  hash text primary key,
  expires_at timestamptz not null
);

create index used_statements_expires_at_idx on auth.used_statements (expires_at);

alter table auth.used_statements enable row level security;

-- Messages to phones carry a code alone.
alter type auth.one_time_token_type add value 'phone_confirmation_token';
