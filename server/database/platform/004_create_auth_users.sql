-- Accounts and the ways to prove them. Column names are Supabase's, so that an export moves over.
-- Tokens are not columns of the user: they are hashed rows of auth.one_time_tokens.
create table auth.users (
  id uuid primary key default gen_random_uuid(),
  aud text not null default 'authenticated' check (char_length(aud) <= 255),
  -- Copied into access tokens, hence the closed list.
  role text not null default 'authenticated' check (role in ('anon', 'authenticated', 'service_role')),
  email text check (char_length(email) between 3 and 255),
  encrypted_password text check (char_length(encrypted_password) <= 255),
  email_confirmed_at timestamptz,
  invited_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  -- The address asked for, until both mailboxes have agreed (status 1: one has).
  email_change text check (char_length(email_change) <= 255),
  email_change_sent_at timestamptz,
  email_change_confirm_status smallint not null default 0 check (email_change_confirm_status between 0 and 2),
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb not null default '{}' check (jsonb_typeof(raw_app_meta_data) = 'object'),
  raw_user_meta_data jsonb not null default '{}' check (jsonb_typeof(raw_user_meta_data) = 'object'),
  is_super_admin boolean,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  phone text unique check (char_length(phone) between 1 and 32),
  phone_confirmed_at timestamptz,
  phone_change text check (char_length(phone_change) <= 32),
  phone_change_sent_at timestamptz,
  confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  reauthentication_sent_at timestamptz,
  banned_until timestamptz,
  deleted_at timestamptz,
  is_anonymous boolean not null default false,
  is_sso_user boolean not null default false
);

-- One account per address. Single sign-on accounts are apart, as on Supabase: their address is the
-- identity provider's claim and must never meet an account somebody proved by mail.
create unique index users_email_key on auth.users (lower(email)) where is_sso_user = false;
create index users_email_idx on auth.users (lower(email));
create index users_created_at_idx on auth.users (created_at desc, id desc);

create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  provider text not null,
  -- The provider's own id of the person; for e-mail the user id.
  provider_id text not null,
  identity_data jsonb not null,
  email text generated always as (lower(identity_data ->> 'email')) stored,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint identities_provider_id_provider_key unique (provider_id, provider)
);

create index identities_user_id_idx on auth.identities (user_id);
create index identities_email_idx on auth.identities (email);

alter table auth.users enable row level security;
alter table auth.identities enable row level security;
