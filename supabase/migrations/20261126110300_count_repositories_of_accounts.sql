-- Repositories, their rows and their packs are counted where they are written.

create function private.count_repositories() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  size bigint := 0;
begin
  if tg_op = 'INSERT' then
    insert into private.repository_usage (repository_id, user_id) values (new.id, new.user_id);
    perform private.count_usage(new.user_id, 'repositories', 1, 0);
    if auth.uid() is not null then perform private.check_quota(new.user_id, 'repositories', 1, 0); end if;
  elsif tg_op = 'DELETE' then
    delete from private.repository_usage as one where one.repository_id = old.id
    returning one.row_bytes + one.pack_bytes into size;
    perform private.count_usage(old.user_id, 'repositories', -1, -coalesce(size, 0));
  else
    update private.repository_usage as one set user_id = new.user_id where one.repository_id = new.id
    returning one.row_bytes + one.pack_bytes into size;
    perform private.count_usage(old.user_id, 'repositories', -1, -coalesce(size, 0));
    perform private.count_usage(new.user_id, 'repositories', 1, coalesce(size, 0));
  end if;
  return null;
end
$$;
create trigger count_repositories_after_insert
  after insert on public.git_repositories
  for each row execute function private.count_repositories();
create trigger count_repositories_after_delete
  after delete on public.git_repositories
  for each row execute function private.count_repositories();
create trigger count_repositories_after_update
  after update of user_id on public.git_repositories
  for each row when (old.user_id <> new.user_id) execute function private.count_repositories();

-- Counts what a repository takes now; returns by how much it has grown. Whoever calls it holds the repository's row,
-- unless the repository is being deleted.
create function private.count_repository_bytes(repository uuid, row_bytes bigint, more_packed bigint) returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  before private.repository_usage;
  grown bigint;
begin
  select * into before from private.repository_usage as one where one.repository_id = repository for update;
  if not found then return 0; end if;
  grown := coalesce(count_repository_bytes.row_bytes - before.row_bytes, 0) + more_packed;
  if grown = 0 and more_packed = 0 then return 0; end if;
  update private.repository_usage as one
  set row_bytes = coalesce(count_repository_bytes.row_bytes, one.row_bytes), pack_bytes = one.pack_bytes + more_packed
  where one.repository_id = repository;
  perform private.count_usage(before.user_id, 'repositories', 0, grown);
  return grown;
end
$$;

create function private.count_packs() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.count_repository_bytes(
    one.repository_id, null, case tg_op when 'INSERT' then one.bytes else -one.bytes end
  )
  from (select repository_id, sum(bytes)::bigint as bytes from changed group by 1 order by 1) as one;
  return null;
end
$$;
create trigger count_packs_after_insert
  after insert on private.git_packs
  referencing new table as changed
  for each statement execute function private.count_packs();
create trigger count_packs_after_delete
  after delete on private.git_packs
  referencing old table as changed
  for each statement execute function private.count_packs();

-- As before, and counts what the account keeps. What a member writes is looked at here, what git brings when all of it
-- is in.
create or replace function private.refresh_repositories() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  touched record;
  files bigint;
  bytes bigint;
  waiting bigint;
  grown bigint;
begin
  for touched in
    select repository.id, repository.user_id
    from public.git_repositories as repository
    where repository.id in (select changed.repository_id from changed)
    order by repository.id
    for no key update
  loop
    select count(*), coalesce(sum(one.size), 0), coalesce(sum(one.size) filter (where not one.is_committed), 0)
    into files, bytes, waiting
    from (
      select file.is_committed, case when file.is_binary then file.file_size else octet_length(file.content) end as size
      from public.git_repository_files as file
      where file.repository_id = touched.id
    ) as one;

    if tg_op <> 'DELETE' and files > 500 then
      raise exception 'A repository can hold at most 500 files.' using errcode = 'program_limit_exceeded';
    end if;
    if tg_op <> 'DELETE' and bytes > 10485760 then
      raise exception 'A repository can hold at most 10 MB.' using errcode = 'program_limit_exceeded';
    end if;

    grown := private.count_repository_bytes(touched.id, bytes + waiting, 0);
    if auth.uid() is not null then
      perform private.check_quota(touched.user_id, 'repositories', 0, grown);
    end if;
    update public.git_repositories as repository
    set file_count = files, updated_at = now()
    where repository.id = touched.id;
  end loop;
  return null;
end
$$;

-- As before, and refuses a change for which the account has no room; one that makes a repository smaller is taken.
create or replace function public.publish_own_git_history(repository_id uuid, owner uuid, change json) returns json
language plpgsql
security definer
set search_path = ''
as $$
declare
  held constant uuid := publish_own_git_history.repository_id;
  present uuid;
  before bigint;
  after bigint;
  answer json;
begin
  select repository.user_id into present from public.git_repositories as repository
  where repository.id = held for no key update;
  if not found then return json_build_object('published', false, 'because', 'gone'); end if;
  if present <> publish_own_git_history.owner
    or exists (select from auth.users as account where account.id = present and account.banned_until > now())
  then
    return json_build_object('published', false, 'because', 'owner');
  end if;
  select one.row_bytes + one.pack_bytes into before from private.repository_usage as one where one.repository_id = held;
  answer := public.publish_git_history(held, publish_own_git_history.change);
  if (answer ->> 'published')::boolean then
    select one.row_bytes + one.pack_bytes into after
    from private.repository_usage as one where one.repository_id = held;
    perform private.check_quota(present, 'repositories', 0, after - before);
  end if;
  return answer;
end
$$;

-- As before; holds the repository's row first, as everybody does who changes what it takes.
create or replace function public.replace_git_packs(
  repository_id uuid, generation bigint, pack_id uuid, bytes bigint, replaced uuid[]
) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform from public.git_repositories as repository
  where repository.id = replace_git_packs.repository_id for no key update;
  update private.git_stores as one set generation = one.generation + 1
  where one.repository_id = replace_git_packs.repository_id and one.generation = replace_git_packs.generation;
  if not found then return false; end if;
  delete from private.git_packs as pack
  where pack.repository_id = replace_git_packs.repository_id and pack.id = any (replaced);
  insert into private.git_packs (id, repository_id, bytes)
  values (pack_id, replace_git_packs.repository_id, replace_git_packs.bytes);
  return true;
end
$$;

-- As before, an hour after they came and not a day, which is longer than any push lasts; those of a deleted repository
-- at once. What is not counted any more must not stay: pushing and deleting again and again would fill the disk.
create or replace function public.list_unused_git_packs() returns setof text
language sql stable
security definer
set search_path = ''
as $$
  select object.name from storage.objects as object
  where object.bucket_id = 'git-packs'
    and not exists (
      select from private.git_packs as pack
      where object.name = pack.repository_id::text || '/' || pack.id::text || '.pack'
    )
    and (
      object.created_at < now() - interval '1 hour'
      or not exists (
        select from public.git_repositories as repository where repository.id::text = split_part(object.name, '/', 1)
      )
    )
  limit 500
$$;

revoke execute on function
  private.count_repositories(), private.count_repository_bytes(uuid, bigint, bigint), private.count_packs()
from public;
