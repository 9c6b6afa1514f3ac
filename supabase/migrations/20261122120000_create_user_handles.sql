-- The short names under which members' repositories have their addresses: /git/{handle}/{repository}.git. Everyone
-- who makes a repository gets one from the name given at sign-up and may choose another; earlier ones go on leading
-- to the same member, so that a clone made under one keeps working. The newest is the one shown.
create table public.user_handles (
  handle text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default clock_timestamp(),
  constraint user_handles_handle_valid check (handle ~ '^[a-z0-9]([a-z0-9-]{0,37}[a-z0-9])?$' and handle !~ '--')
);

create index user_handles_user_id_idx on public.user_handles (user_id, created_at desc);

alter table public.user_handles enable row level security;

grant select on public.user_handles to authenticated;
grant all on public.user_handles to service_role;

-- A handle shows in the addresses of public repositories. Who has one and nothing public stays unknown.
create policy "Members read their own handles" on public.user_handles
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "The service role manages handles" on public.user_handles
  for all to service_role
  using (true)
  with check (true);

-- Words that are, or may become, parts of the site's own addresses, or would pass for the site itself.
create function private.is_reserved_handle(value text) returns boolean
language sql immutable strict parallel safe
return value in (
  'about', 'account', 'admin', 'administrator', 'api', 'auth', 'community', 'edit', 'explore', 'git', 'git-store', 'help',
  'login', 'logout', 'me', 'member', 'new', 'null', 'operator', 'owner', 'plinth', 'profile', 'raw', 'repo', 'repos',
  'repository', 'root', 'search', 'security', 'settings', 'site', 'staff', 'store', 'support', 'system', 'undefined', 'user'
);

-- The member's handle, made now if there is none: 'ada-lovelace', or with four more signs when that is taken.
create function private.handle_of(member uuid) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  account auth.users;
  wanted text;
  found_handle text;
begin
  select handle into found_handle from public.user_handles
  where user_id = member order by created_at desc limit 1;
  if found then return found_handle; end if;

  select * into account from auth.users where id = member;
  wanted := regexp_replace(
    private.slugify(coalesce(account.raw_user_meta_data ->> 'name', account.raw_user_meta_data ->> 'full_name', '')),
    '[^a-z0-9]+', '-', 'g'
  );
  wanted := btrim(left(btrim(wanted, '-'), 30), '-');
  -- 'project' is what slugify makes of nothing.
  if wanted in ('', 'project') then wanted := 'member'; end if;
  found_handle := wanted;
  loop
    -- The address of the site's own account cannot be signed up with: RFC 2606 keeps `.invalid` for nobody.
    if not private.is_reserved_handle(found_handle) or account.email = 'site@plinth.invalid' then
      insert into public.user_handles (handle, user_id) values (found_handle, member) on conflict do nothing;
      if found then return found_handle; end if;
    end if;
    found_handle := wanted || '-' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 4);
  end loop;
end
$$;
