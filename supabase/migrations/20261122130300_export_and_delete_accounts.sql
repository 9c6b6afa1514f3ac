-- Which tables hold rows of a member, for the export: every table of `public` that refers to accounts, with the columns
-- a member may read. A table that is added later is exported without being named anywhere.
create function public.list_account_tables()
returns table (name text, owner_column text, columns text[])
language sql stable
security definer
set search_path = ''
as $$
  select class.relname::text, owner.attname::text, readable.names
  from pg_catalog.pg_constraint as reference
  join pg_catalog.pg_class as class on class.oid = reference.conrelid
  join pg_catalog.pg_attribute as owner on owner.attrelid = class.oid and owner.attnum = reference.conkey[1]
  cross join lateral (
    select array_agg(part.attname::text order by part.attnum) as names
    from pg_catalog.pg_attribute as part
    where part.attrelid = class.oid and part.attnum > 0 and not part.attisdropped
      and pg_catalog.has_column_privilege('authenticated', class.oid, part.attnum, 'select')
  ) as readable
  where reference.contype = 'f'
    and reference.confrelid = 'auth.users'::regclass
    and cardinality(reference.conkey) = 1
    and class.relnamespace = 'public'::regnamespace
    and owner.attname = any (readable.names)
  order by 1, 2
$$;
revoke all on function public.list_account_tables() from public;
grant execute on function public.list_account_tables() to service_role;

-- Removes an account and, by the references to it, every row that is its own. Only the server may, after it has made
-- sure who asks.
create function public.delete_account(account uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from auth.users as one where one.id = delete_account.account;
  return found;
end
$$;
revoke all on function public.delete_account(uuid) from public;
grant execute on function public.delete_account(uuid) to service_role;
