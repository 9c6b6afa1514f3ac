-- Counts what accounts keep where it is written, and refuses what is too much. A statement is counted once, whatever it
-- changes: what it takes away makes room for what it brings.

-- Files ----------------------------------------------------------------------------------------------------------------

-- The account that keeps a file; null for those of the operator's key.
create function private.file_owner(owner_id text) returns uuid
language sql immutable
set search_path = ''
as $$
  select case when owner_id ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' then owner_id::uuid end
$$;

-- Bytes of a file, and of what its owner says about it, which is kept in the database.
create function private.file_bytes(metadata jsonb, user_metadata jsonb) returns bigint
language sql immutable
set search_path = ''
as $$
  select case when jsonb_typeof(metadata -> 'size') = 'number' then (metadata ->> 'size')::numeric::bigint else 0 end
    + coalesce(octet_length(user_metadata::text), 0)
$$;

-- Whoever writes it, a file is its owner's: an upload with a signed address runs with the operator's rights.
create function private.count_file(account uuid, items bigint, bytes bigint, bucket text, object text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  unfinished record;
begin
  perform private.count_usage(account, 'files', items, bytes);
  if account is null or (items <= 0 and bytes <= 0) then return; end if;
  -- The upload in pieces that becomes this very file is not counted beside it.
  select * into unfinished from private.unfinished_uploads(account, bucket, object);
  perform private.check_quota(account, 'files', items, bytes, unfinished.files, unfinished.bytes);
end
$$;

create function private.count_files() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.count_file(one.account, one.items, one.bytes, one.bucket, one.object)
    from (
      select private.file_owner(owner_id) as account, count(*) as items,
        sum(private.file_bytes(metadata, user_metadata))::bigint as bytes,
        min(bucket_id) as bucket, min(name) as object
      from added group by 1 order by 1
    ) as one;
  elsif tg_op = 'DELETE' then
    perform private.count_usage(one.account, 'files', one.items, one.bytes)
    from (
      select private.file_owner(owner_id) as account, -count(*) as items,
        -sum(private.file_bytes(metadata, user_metadata))::bigint as bytes
      from removed group by 1 order by 1
    ) as one;
  else
    perform private.count_file(one.account, one.items, one.bytes, one.bucket, one.object)
    from (
      select private.file_owner(changed.owner_id) as account, sum(changed.sign)::bigint as items,
        sum(changed.sign * private.file_bytes(changed.metadata, changed.user_metadata))::bigint as bytes,
        min(changed.bucket_id) as bucket, min(changed.name) as object
      from (
        select owner_id, metadata, user_metadata, bucket_id, name, 1 as sign from added
        union all
        select owner_id, metadata, user_metadata, bucket_id, name, -1 from removed
      ) as changed
      group by 1 order by 1
    ) as one;
  end if;
  return null;
end
$$;
create trigger count_files_after_insert
  after insert on storage.objects
  referencing new table as added
  for each statement execute function private.count_files();
create trigger count_files_after_update
  after update on storage.objects
  referencing old table as removed new table as added
  for each statement execute function private.count_files();
create trigger count_files_after_delete
  after delete on storage.objects
  referencing old table as removed
  for each statement execute function private.count_files();

-- Promises room to an upload in pieces, in the transaction that enters it: its pieces are on the disk before the file is.
create function private.hold_room(account uuid, bytes bigint) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  unfinished record;
begin
  if account is null then return; end if;
  -- Uploads that begin together wait for each other here.
  insert into private.account_usage (user_id) values (account) on conflict do nothing;
  perform from private.account_usage as kept where kept.user_id = account for no key update;
  select * into unfinished from private.unfinished_uploads(account);
  perform private.check_quota(account, 'files', 1, hold_room.bytes, unfinished.files + 1, unfinished.bytes + hold_room.bytes);
end
$$;

-- Steps of the AI builder ------------------------------------------------------------------------------------------------

create function private.checkpoint_bytes(label text, about jsonb, html text, css text, js text) returns bigint
language sql immutable
set search_path = ''
as $$
  select octet_length(label)::bigint + octet_length(about::text) + octet_length(html) + octet_length(css) + octet_length(js)
$$;

create function private.count_checkpoints() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  one record;
begin
  if tg_op = 'INSERT' then
    for one in
      select user_id, count(*) as items, sum(private.checkpoint_bytes(label, about, html, css, js))::bigint as bytes
      from added group by 1 order by 1
    loop
      perform private.count_usage(one.user_id, 'checkpoints', one.items, one.bytes);
      if auth.uid() is not null then
        perform private.check_quota(one.user_id, 'checkpoints', one.items, one.bytes);
      end if;
    end loop;
  else
    -- Members change no step that is kept; the operator does, and is not bound.
    perform private.count_usage(gone.user_id, 'checkpoints', -gone.items, -gone.bytes)
    from (
      select user_id, count(*) as items, sum(private.checkpoint_bytes(label, about, html, css, js))::bigint as bytes
      from removed group by 1 order by 1
    ) as gone;
    if tg_op = 'UPDATE' then
      perform private.count_usage(come.user_id, 'checkpoints', come.items, come.bytes)
      from (
        select user_id, count(*) as items, sum(private.checkpoint_bytes(label, about, html, css, js))::bigint as bytes
        from added group by 1 order by 1
      ) as come;
    end if;
  end if;
  return null;
end
$$;
create trigger count_checkpoints_after_insert
  after insert on public.ai_checkpoints
  referencing new table as added
  for each statement execute function private.count_checkpoints();
create trigger count_checkpoints_after_update
  after update on public.ai_checkpoints
  referencing old table as removed new table as added
  for each statement execute function private.count_checkpoints();
create trigger count_checkpoints_after_delete
  after delete on public.ai_checkpoints
  referencing old table as removed
  for each statement execute function private.count_checkpoints();

-- Instead of this an account that is full keeps what it has and is told so.
drop trigger limit_ai_checkpoints on public.ai_checkpoints;
drop function private.limit_ai_checkpoints();

-- Repositories -----------------------------------------------------------------------------------------------------------

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

-- Counts what a repository takes now; returns by how much it has grown. Whoever calls it holds the repository's row, unless
-- the repository is being deleted.
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
  perform private.count_repository_bytes(one.repository_id, null, case tg_op when 'INSERT' then one.bytes else -one.bytes end)
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

-- As before, and counts what the account keeps. What a member writes is looked at here, what git brings when all of it is in.
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
    select one.row_bytes + one.pack_bytes into after from private.repository_usage as one where one.repository_id = held;
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

-- As before, an hour after they came and not a day, which is longer than any push lasts; those of a deleted repository at
-- once. What is not counted any more must not stay: pushing and deleting again and again would fill the disk.
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
  private.file_owner(text), private.file_bytes(jsonb, jsonb), private.count_file(uuid, bigint, bigint, text, text),
  private.count_files(), private.hold_room(uuid, bigint), private.checkpoint_bytes(text, jsonb, text, text, text),
  private.count_checkpoints(), private.count_repositories(), private.count_repository_bytes(uuid, bigint, bigint),
  private.count_packs()
from public;

-- What is there already ---------------------------------------------------------------------------------------------------

-- Counts everything anew. Needed once, below; and for an operator who doubts the counts.
create function private.recount_usage() returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  lock table storage.objects, public.ai_checkpoints, public.git_repositories, public.git_repository_files,
    private.git_packs in share row exclusive mode;
  delete from private.account_usage;
  delete from private.repository_usage;
  insert into private.repository_usage (repository_id, user_id, row_bytes, pack_bytes)
  select repository.id, repository.user_id, coalesce(files.bytes, 0), coalesce(packs.bytes, 0)
  from public.git_repositories as repository
  left join (
    select file.repository_id, sum(
      case when file.is_binary then file.file_size else octet_length(file.content) end
        * case when file.is_committed then 1 else 2 end
    ) as bytes
    from public.git_repository_files as file group by 1
  ) as files on files.repository_id = repository.id
  left join (
    select pack.repository_id, sum(pack.bytes) as bytes from private.git_packs as pack group by 1
  ) as packs on packs.repository_id = repository.id;
  perform private.count_usage(one.user_id, 'repositories', one.items, one.bytes)
  from (
    select user_id, count(*) as items, sum(row_bytes + pack_bytes)::bigint as bytes
    from private.repository_usage group by 1
  ) as one;
  perform private.count_usage(one.account, 'files', one.items, one.bytes)
  from (
    select private.file_owner(owner_id) as account, count(*) as items,
      sum(private.file_bytes(metadata, user_metadata))::bigint as bytes
    from storage.objects where owner_id is not null group by 1
  ) as one;
  perform private.count_usage(one.user_id, 'checkpoints', one.items, one.bytes)
  from (
    select user_id, count(*) as items, sum(private.checkpoint_bytes(label, about, html, css, js))::bigint as bytes
    from public.ai_checkpoints group by 1
  ) as one;
end
$$;
revoke execute on function private.recount_usage() from public;

select private.recount_usage();
update auth.users set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || '{"no_quotas": true}'
where email = 'site@plinth.invalid';
