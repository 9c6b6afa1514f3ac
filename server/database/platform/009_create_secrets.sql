-- What the server makes once and must find again after a restart: signing keys and API keys. Readable
-- by the database owner alone; no request role can even name the schema.
create table plinth.secrets (
  name text primary key check (char_length(name) between 1 and 100),
  value jsonb not null,
  created_at timestamptz not null default now()
);

alter table plinth.secrets enable row level security;
