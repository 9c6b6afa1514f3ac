-- Each repository gets an address: its owner's handle and a slug, which is the name where that can stand in an address
-- and the name made fit for it otherwise ('My Shop' -> 'my-shop').
alter table public.git_repositories
  add column owner text not null default '',
  add column slug text not null default '';

-- Addresses that repositories had under earlier names. They lead on until somebody's repository takes them.
create table private.git_former_slugs (
  user_id uuid not null references auth.users (id) on delete cascade,
  slug text not null,
  repository_id uuid not null references public.git_repositories (id) on delete cascade,
  primary key (user_id, slug)
);
create index git_former_slugs_repository_id_idx on private.git_former_slugs (repository_id);
alter table private.git_former_slugs enable row level security;

-- Security definer: sees the slugs of private repositories, which is what keeps addresses apart.
create function private.address_repository() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  wanted text;
  place integer := 1;
begin
  if tg_op = 'UPDATE' and new.name = old.name then return new; end if;
  if tg_op = 'INSERT' then new.owner := private.handle_of(new.user_id); end if;
  wanted := private.trim_space(new.name);
  if wanted ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$' then
    wanted := regexp_replace(wanted, '(\.(git|lock)|\.)+$', '', 'i');
  else
    wanted := private.slugify(wanted);
  end if;
  new.slug := wanted;
  while exists (
    select from public.git_repositories as other
    where other.user_id = new.user_id and lower(other.slug) = lower(new.slug) and other.id <> new.id
  ) loop
    place := place + 1;
    new.slug := wanted || '-' || place;
  end loop;
  delete from private.git_former_slugs where user_id = new.user_id and slug = lower(new.slug);
  if tg_op = 'UPDATE' and lower(new.slug) <> lower(old.slug) then
    insert into private.git_former_slugs (user_id, slug, repository_id)
    values (old.user_id, lower(old.slug), old.id)
    on conflict (user_id, slug) do update set repository_id = excluded.repository_id;
  end if;
  return new;
end
$$;

create trigger address_repository
  before insert or update of name on public.git_repositories
  for each row execute function private.address_repository();

-- Those there are already. Their dates stay as they are.
update public.git_repositories set owner = private.handle_of(user_id);
do $$
declare
  one public.git_repositories;
  wanted text;
  place integer;
begin
  for one in select * from public.git_repositories order by created_at, id loop
    wanted := private.slugify(one.name);
    place := 1;
    update public.git_repositories set slug = wanted where id = one.id;
    while exists (
      select from public.git_repositories as a join public.git_repositories as b using (user_id, slug)
      where a.id = one.id and b.id <> one.id
    ) loop
      place := place + 1;
      update public.git_repositories set slug = wanted || '-' || place where id = one.id;
    end loop;
  end loop;
end
$$;

create unique index git_repositories_user_id_slug_key on public.git_repositories (user_id, lower(slug));

-- The repository at an address, whichever of its owner's handles and of its own names it uses; null when there is none.
create function private.git_repository_id(owner text, repository text) returns uuid
language sql stable
security definer
set search_path = ''
as $$
  select id from (
    select present.id, 1 as place
    from public.git_repositories as present
    join public.user_handles as person on person.user_id = present.user_id
    where person.handle = lower(git_repository_id.owner) and lower(present.slug) = lower(git_repository_id.repository)
    union all
    select former.repository_id, 2
    from private.git_former_slugs as former
    join public.user_handles as person on person.user_id = former.user_id
    where person.handle = lower(git_repository_id.owner) and former.slug = lower(git_repository_id.repository)
  ) as found
  order by place
  limit 1
$$;
grant execute on function private.git_repository_id(text, text) to anon, authenticated, service_role;

-- The repository at an address for whom asks: the policies decide whether there is one. Bound when it is created, since
-- visitors may not look up names in `private`.
create function public.find_git_repository(owner text, repository text) returns setof public.git_repositories
language sql stable
begin atomic
  select found.* from public.git_repositories as found
  where found.id = private.git_repository_id($1, $2);
end;
revoke all on function public.find_git_repository(text, text) from public;
grant execute on function public.find_git_repository(text, text) to anon, authenticated, service_role;

-- The same where whom asks may write: the policy for updates, asked about one row.
create function public.find_own_git_repository(owner text, repository text) returns setof public.git_repositories
language sql stable
begin atomic
  select found.* from public.git_repositories as found
  where found.id = private.git_repository_id($1, $2) and found.user_id = (select auth.uid());
end;
revoke all on function public.find_own_git_repository(text, text) from public;
grant execute on function public.find_own_git_repository(text, text) to authenticated;

-- Takes another handle for the caller: everything of theirs moves to it, and the earlier ones go on leading there.
create function public.choose_handle(handle text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := auth.uid();
  wanted text := lower(private.trim_space(choose_handle.handle));
begin
  if me is null then
    raise exception 'Please sign in.' using errcode = 'insufficient_privilege';
  end if;
  if private.is_reserved_handle(wanted) then
    raise exception 'This name is taken.' using errcode = 'unique_violation';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('handles:' || me::text, 0));
  if (select count(*) from public.user_handles as mine where mine.user_id = me and mine.handle <> wanted) >= 10 then
    raise exception 'You have changed this name too often.' using errcode = 'program_limit_exceeded';
  end if;
  insert into public.user_handles as kept (handle, user_id) values (wanted, me)
  on conflict on constraint user_handles_pkey do update set created_at = clock_timestamp() where kept.user_id = me;
  if not found then
    raise exception 'This name is taken.' using errcode = 'unique_violation';
  end if;
  update public.git_repositories set owner = wanted where user_id = me;
  return wanted;
end
$$;
revoke all on function public.choose_handle(text) from public;
grant execute on function public.choose_handle(text) to authenticated;
