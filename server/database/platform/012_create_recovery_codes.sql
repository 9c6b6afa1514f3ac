-- Codes for whoever has lost the authenticator app: a set is one factor of its own kind, each code works once. Only
-- keyed hashes are kept.
alter type auth.factor_type add value 'recovery_code';

create table auth.mfa_recovery_codes (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  constraint mfa_recovery_codes_factor_id_code_hash_key unique (factor_id, code_hash)
);

alter table auth.mfa_recovery_codes enable row level security;
