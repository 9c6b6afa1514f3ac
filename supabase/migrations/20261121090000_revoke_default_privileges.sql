-- Nothing is open unless a later migration opens it. A hosted project starts with every new table and
-- function of `public` granted to the anonymous role; row-level security would then be the only wall.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges revoke execute on functions from public;

-- Trigger functions, helpers of constraints, and data no visitor may read. The schema is never exposed
-- by the API. Helpers that a constraint calls are granted to the roles that write, because PostgreSQL
-- asks for EXECUTE there; without USAGE on the schema they cannot be called by name.
create schema private;
revoke all on schema private from public;
grant usage on schema private to service_role;
