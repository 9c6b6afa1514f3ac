-- Schemas that a Supabase project has before its first migration (auth, storage), and plinth, which
-- holds what only the server may see: keys and counters.
create schema auth;
create schema storage;
-- The migration runner keeps its ledger here and may have been first.
create schema if not exists plinth;

revoke all on schema auth, storage, plinth from public;
revoke create on schema public from public;

-- auth is usable for auth.uid() and its siblings only: its tables are granted to nobody.
grant usage on schema public, auth, storage to anon, authenticated, service_role;

-- PostgreSQL lets everybody execute every new function. Here a function is granted by name or not at all.
alter default privileges revoke execute on functions from public;

-- As on Supabase, service_role (the secret key) reaches everything in public.
alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema public grant all on sequences to service_role;
alter default privileges in schema public grant execute on functions to service_role;
