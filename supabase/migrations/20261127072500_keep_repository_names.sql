-- /git-store/repo/{name} leads to one repository: that of the first owner who made one of this name public. The name
-- stays that owner's when the repository is renamed (the link follows it), hidden or deleted (the link leads nowhere), so
-- that nobody takes over a link that was shared. See docs/decisions/047-the-first-public-owner-keeps-a-name.md.
create table private.git_names (
  -- As private.git_name_key writes it, and the form that it has in exact addresses besides.
  name text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Null when it was deleted.
  repository_id uuid references public.git_repositories (id) on delete set null,
  kept_since timestamptz not null default clock_timestamp()
);
create index git_names_user_id_idx on private.git_names (user_id, kept_since desc);
create index git_names_repository_id_idx on private.git_names (repository_id);
alter table private.git_names enable row level security;

alter table public.git_repositories
  -- Whether /git-store/repo/{name} leads here.
  add column holds_name boolean not null default false;

-- As before: their bodies hold the columns that there were when they were created.
create or replace function public.find_git_repository(owner text, repository text) returns setof public.git_repositories
language sql stable
begin atomic
  select found.* from public.git_repositories as found
  where found.id = private.git_repository_id($1, $2);
end;
create or replace function public.find_own_git_repository(owner text, repository text)
returns setof public.git_repositories
language sql stable
begin atomic
  select found.* from public.git_repositories as found
  where found.id = private.git_repository_id($1, $2)
    and found.user_id = (select auth.uid())
    and (select private.is_fully_signed_in());
end;

create function private.git_name_key(name text) returns text
language sql immutable strict parallel safe
return private.fold_case(private.trim_space(name));

-- The primary key decides between two that come at once: the later one waits for the earlier, and takes the name only if
-- that one fails. Security definer: sees names of everybody.
create function private.keep_git_name() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  key constant text := private.git_name_key(new.name);
  holds boolean;
begin
  if tg_op = 'UPDATE' and new.user_id <> old.user_id then
    update private.git_names as held set user_id = new.user_id where held.repository_id = new.id;
  end if;
  if not new.is_private then
    insert into private.git_names as held (name, user_id, repository_id) values (key, new.user_id, new.id)
    on conflict (name) do update set repository_id = excluded.repository_id
    where held.user_id = excluded.user_id and held.repository_id is distinct from excluded.repository_id;
    insert into private.git_names as held (name, user_id, repository_id) values (lower(new.slug), new.user_id, new.id)
    on conflict (name) do update set repository_id = excluded.repository_id
    where held.user_id = excluded.user_id and held.repository_id is null;
    -- Of the names that an account has given up, the newest twenty stay its own.
    delete from private.git_names as held
    using (
      select one.name from private.git_names as one
      where one.user_id = new.user_id and not exists (
        select from public.git_repositories as repository
        where repository.id = one.repository_id
          and one.name in (private.git_name_key(repository.name), lower(repository.slug))
      )
      order by one.kept_since desc offset 20
    ) as former
    where held.name = former.name;
  end if;
  select exists (
    select from private.git_names as held where held.name = key and held.repository_id = new.id
  ) into holds;
  if holds <> new.holds_name then
    update public.git_repositories as repository set holds_name = holds where repository.id = new.id;
  end if;
  return null;
end
$$;
create trigger keep_git_name
  after insert or update of name, is_private, user_id on public.git_repositories
  for each row execute function private.keep_git_name();

-- Of those there are already, the one that was made first.
insert into private.git_names (name, user_id, repository_id, kept_since)
select distinct on (one.name) one.name, one.user_id, one.id, one.created_at
from (
  select private.git_name_key(name) as name, user_id, id, created_at from public.git_repositories where not is_private
  union all
  select lower(slug), user_id, id, created_at from public.git_repositories where not is_private
) as one
order by one.name, one.created_at, one.id;
update public.git_repositories as repository set holds_name = true
from private.git_names as held
where held.repository_id = repository.id and held.name = private.git_name_key(repository.name);

create function private.named_git_repository_id(name text) returns uuid
language sql stable
security definer
set search_path = ''
as $$
  select held.repository_id from private.git_names as held
  where held.name = private.git_name_key(named_git_repository_id.name)
$$;
grant execute on function private.named_git_repository_id(text) to anon, authenticated, service_role;

-- The repository that a name alone leads to, for whom asks: the policies decide whether there is one. Bound when it is
-- created, since visitors may not look up names in `private`.
create function public.find_named_git_repository(name text) returns setof public.git_repositories
language sql stable
begin atomic
  select found.* from public.git_repositories as found
  where found.id = private.named_git_repository_id($1);
end;
revoke all on function public.find_named_git_repository(text) from public;
grant execute on function public.find_named_git_repository(text) to anon, authenticated, service_role;

revoke execute on function private.keep_git_name(), private.git_name_key(text) from public;
