-- The keys that sign tokens, each with where it stands in its life. One signs, one waits its turn, so that whoever keeps
-- the published keys for a while knows it before its first token; the private half of a key that signs no more is gone.
create table plinth.signing_keys (
  kid text primary key,
  key jsonb not null,
  status text not null check (status in ('standby', 'in_use', 'previously_used', 'revoked')),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  constraint signing_keys_private_check check (key ? 'd' = (status in ('standby', 'in_use')))
);
create unique index signing_keys_status_idx on plinth.signing_keys (status) where status in ('standby', 'in_use');

alter table plinth.signing_keys enable row level security;

insert into plinth.signing_keys (kid, key, status)
  select value -> 'signing' ->> 'kid', value -> 'signing', 'in_use' from plinth.secrets where name = 'keys';
update plinth.secrets set value = value - 'signing' where name = 'keys';
