-- Templates a member has marked. Theirs alone: nobody else reads them. Templates are files of the site, not rows, so an
-- id is checked for its shape only.

-- Whether a text has the shape of a template's id.
create function private.is_template_id(value text) returns boolean
language sql immutable strict parallel safe
return char_length(value) <= 80 and value ~ '^[a-z0-9]+(-[a-z0-9]+)*$';
grant execute on function private.is_template_id(text) to authenticated, service_role;

create table public.template_favourites (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  template_id text not null,
  -- The clock and not the transaction's time: a list that is merged at sign-in keeps the order it is sent in.
  created_at timestamptz not null default clock_timestamp(),
  primary key (user_id, template_id),
  constraint template_favourites_template_id_valid check (private.is_template_id(template_id))
);

-- Looked at once per statement, so that a merged list is not counted row by row. It sees more than the caller may only
-- in what it counts; two statements at the same moment may pass the limit by what they add, which does no harm.
create function private.limit_template_favourites() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select from public.template_favourites
    where user_id in (select user_id from added)
    group by user_id
    having count(*) > 500
  ) then
    raise exception 'An account keeps at most 500 favourites.' using errcode = 'check_violation';
  end if;
  return null;
end
$$;

create trigger limit_template_favourites
  after insert on public.template_favourites
  referencing new table as added
  for each statement execute function private.limit_template_favourites();

alter table public.template_favourites enable row level security;

grant select, delete on public.template_favourites to authenticated;
grant insert (user_id, template_id) on public.template_favourites to authenticated;
grant all on public.template_favourites to service_role;

create policy "Members read their own favourites" on public.template_favourites
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "Members add their own favourites" on public.template_favourites
  for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "Members remove their own favourites" on public.template_favourites
  for delete to authenticated
  using (user_id = (select auth.uid()));

create policy "The service role manages favourites" on public.template_favourites
  for all to service_role
  using (true)
  with check (true);
