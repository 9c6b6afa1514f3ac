-- Things that are good once: links and codes sent by mail, and the half-way state of a PKCE sign-in.
create type auth.one_time_token_type as enum (
  'confirmation_token',
  'reauthentication_token',
  'recovery_token',
  'email_change_token_new',
  'email_change_token_current',
  'phone_change_token'
);

create table auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  token_type auth.one_time_token_type not null,
  token_hash text not null check (char_length(token_hash) > 0),
  -- The address or number the token was sent to.
  relates_to text not null,
  redirect_to text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);

-- A new link replaces the one before it.
create unique index one_time_tokens_user_id_token_type_key
  on auth.one_time_tokens (user_id, token_type) where used_at is null;
create index one_time_tokens_token_hash_idx on auth.one_time_tokens (token_hash);
create index one_time_tokens_relates_to_idx on auth.one_time_tokens (relates_to);
create index one_time_tokens_expires_at_idx on auth.one_time_tokens (expires_at);

create type auth.code_challenge_method as enum ('s256', 'plain');

create table auth.flow_state (
  id uuid primary key default gen_random_uuid(),
  -- Unknown until the provider or the mail link has answered.
  user_id uuid references auth.users (id) on delete cascade,
  auth_code_hash text unique,
  auth_code_issued_at timestamptz,
  -- Both absent in the implicit flow.
  code_challenge text,
  code_challenge_method auth.code_challenge_method,
  authentication_method text not null,
  provider_type text not null,
  provider_access_token text,
  provider_refresh_token text,
  redirect_to text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint flow_state_challenge_has_method check ((code_challenge is null) = (code_challenge_method is null))
);

create index flow_state_user_id_idx on auth.flow_state (user_id, authentication_method);
create index flow_state_expires_at_idx on auth.flow_state (expires_at);

alter table auth.one_time_tokens enable row level security;
alter table auth.flow_state enable row level security;
