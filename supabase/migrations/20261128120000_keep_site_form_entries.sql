-- What visitors sent by the forms of members' sites, and how far each has come on its way to the owner of the site. Only the
-- server writes; owners read and delete. An entry waits while next_attempt_at is set; without it, it was mailed or given up.
create table public.site_form_entries (
  -- Made from the form and its content, so that what is sent twice is kept once.
  id uuid primary key,
  site_id uuid not null references public.sites (id) on delete cascade,
  -- The owner of the site.
  user_id uuid not null references auth.users (id) on delete cascade,
  form text not null,
  -- The page it was sent from, without a slash in front.
  path text not null,
  -- Names and values in the order of the form: [["email", "ada@example.org"], …]
  fields jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  attempts integer not null default 0,
  next_attempt_at timestamptz default now(),
  delivered_at timestamptz,
  last_error text,
  constraint site_form_entries_form_length check (char_length(form) <= 100),
  constraint site_form_entries_path_length check (char_length(path) <= 1024),
  constraint site_form_entries_fields_size check (jsonb_typeof(fields) = 'array' and octet_length(fields::text) <= 65536),
  constraint site_form_entries_attempts_count check (attempts >= 0),
  constraint site_form_entries_last_error_length check (char_length(last_error) <= 200)
);
create index site_form_entries_site_id_idx on public.site_form_entries (site_id, created_at desc);
create index site_form_entries_user_id_idx on public.site_form_entries (user_id, created_at desc);
create index site_form_entries_next_attempt_at_idx on public.site_form_entries (next_attempt_at)
  where next_attempt_at is not null;
create index site_form_entries_delivered_at_idx on public.site_form_entries (delivered_at)
  where delivered_at is not null;

create trigger "00_clear_direction_controls" before insert or update on public.site_form_entries
  for each row execute function private.clear_direction_controls('form', 'path', 'fields');

-- The other words about sites. Addresses, branches and folders stay as they are: they are compared letter by letter.
create or replace trigger "00_clear_direction_controls" before insert or update on public.sites
  for each row execute function private.clear_direction_controls('name', 'follow_fault');
create or replace trigger "00_clear_direction_controls" before insert or update on public.site_deployments
  for each row execute function private.clear_direction_controls('label', 'source_label', 'notes');

alter table public.site_form_entries enable row level security;
grant select, delete on public.site_form_entries to authenticated;
grant all on public.site_form_entries to service_role;

create policy "Members read what was sent to their sites" on public.site_form_entries
  for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_fully_signed_in()));
create policy "Members delete what was sent to their sites" on public.site_form_entries
  for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.is_fully_signed_in()));
create policy "The service role receives and mails entries" on public.site_form_entries
  for all to service_role
  using (true)
  with check (true);

-- Keeps an entry, due at once. 'kept', also where it is there already; 'full' when the site has all that one may have, and
-- 'gone' when the site is no more.
create function private.keep_site_form_entry(entry uuid, site uuid, form text, path text, fields jsonb) returns text
language plpgsql
set search_path = ''
as $$
declare
  account uuid;
begin
  -- One after the other, so that of many at once no more are kept than may be.
  select kept.user_id into account from public.sites as kept where kept.id = site for update;
  if account is null then return 'gone'; end if;
  if exists (select from public.site_form_entries as kept where kept.id = entry) then return 'kept'; end if;
  if (select count(*) from public.site_form_entries as kept where kept.site_id = site) >= 1000 then return 'full'; end if;
  insert into public.site_form_entries (id, site_id, user_id, form, path, fields)
  values (entry, site, account, form, path, fields);
  return 'kept';
end
$$;
revoke execute on function private.keep_site_form_entry(uuid, uuid, text, text, jsonb) from public;

-- Takes the entry that has been due longest, if any, with whom it goes to, and counts the attempt. It is due again after
-- `lease_seconds`. Two servers never take the same one.
create function public.claim_site_form_entry(lease_seconds integer)
returns table (id uuid, attempts integer, created_at timestamptz, email text, site text, form text, path text, fields jsonb)
language sql
security definer
set search_path = ''
as $$
  with due as materialized (
    select entry.id
    from public.site_form_entries as entry
    where entry.next_attempt_at <= clock_timestamp()
    order by entry.next_attempt_at
    limit 1
    for update skip locked
  ),
  taken as (
    update public.site_form_entries as entry
    set attempts = entry.attempts + 1,
        next_attempt_at = clock_timestamp() + make_interval(secs => lease_seconds)
    from due
    where entry.id = due.id
    returning entry.*
  )
  select taken.id, taken.attempts, taken.created_at, account.email::text, site.name, taken.form, taken.path, taken.fields
  from taken
  join auth.users as account on account.id = taken.user_id
  join public.sites as site on site.id = taken.site_id
$$;
revoke execute on function public.claim_site_form_entry(integer) from public;
grant execute on function public.claim_site_form_entry(integer) to service_role;
