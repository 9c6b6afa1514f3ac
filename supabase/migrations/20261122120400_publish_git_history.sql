-- The server's part of a repository: it alone reads and moves branches, after git has looked at what they are moved to.

-- Who stands at the door with a token, and the repository they ask for, if it is there for them.
create function public.open_git_repository(owner text, repository text, token_hash text default null)
returns json
language plpgsql
security definer
set search_path = ''
as $$
declare
  person uuid;
  allowed text[];
  found_row public.git_repositories;
begin
  if token_hash is not null then
    select used.user_id, used.scopes into person, allowed from private.use_access_token(token_hash) as used;
  end if;
  select * into found_row from public.git_repositories
  where id = private.git_repository_id(open_git_repository.owner, open_git_repository.repository);
  if found_row.is_private and found_row.user_id is distinct from person then found_row := null; end if;
  return json_build_object(
    'user_id', person,
    'scopes', allowed,
    'repository', case when found_row.id is not null then row_to_json(found_row) end
  );
end
$$;

-- A repository's branches, tags and packs at one moment; null when it is gone.
create function public.read_git_store(repository_id uuid) returns json
language sql stable
security definer
set search_path = ''
as $$
  select json_build_object(
    'repository', row_to_json(repository),
    'author', coalesce(
      nullif(private.trim_space(account.raw_user_meta_data ->> 'name'), ''), repository.owner
    ),
    'default_branch', store.default_branch,
    'generation', store.generation,
    'changes', store.changes,
    'committed_changes', store.committed_changes,
    'refs', (
      select coalesce(json_object_agg(ref.name, ref.target order by ref.name), '{}')
      from private.git_refs as ref where ref.repository_id = store.repository_id
    ),
    'packs', (
      select coalesce(json_agg(json_build_object('id', pack.id, 'bytes', pack.bytes) order by pack.place), '[]')
      from private.git_packs as pack where pack.repository_id = store.repository_id
    )
  )
  from private.git_stores as store
  join public.git_repositories as repository on repository.id = store.repository_id
  join auth.users as account on account.id = repository.user_id
  where store.repository_id = read_git_store.repository_id
$$;

-- Moves branches and tags, takes in the pack their new objects lie in, and shows the default branch's files as rows:
-- all of it or nothing. `change` holds
--   generation, changes   what the caller built on
--   refs                  [{name, old, new, rewinds}], null for a ref that is made or removed
--   pack                  {id, bytes} or null
--   default_branch        its name from now on
--   files                 [{filename, content, file_size, is_binary}] that are new or other than before
--   removed               file names
-- Returns {"published": true}, or {"published": false, "because": "gone" | "generation" | "changes" | "ref" | "history"}
-- with nothing changed.
create function public.publish_git_history(repository_id uuid, change json) returns json
language plpgsql
security definer
set search_path = ''
as $$
declare
  held uuid := publish_git_history.repository_id;
  store private.git_stores;
  moved record;
  present text;
begin
  -- The order in which clients that write rows lock as well.
  perform from public.git_repositories as repository where repository.id = held for no key update;
  if not found then return json_build_object('published', false, 'because', 'gone'); end if;
  select * into store from private.git_stores as one where one.repository_id = held for update;
  if store.generation <> (change ->> 'generation')::bigint then
    return json_build_object('published', false, 'because', 'generation');
  end if;
  if store.changes <> (change ->> 'changes')::bigint then
    return json_build_object('published', false, 'because', 'changes');
  end if;
  for moved in select * from json_to_recordset(change -> 'refs') as ref (name text, old text, new text, rewinds boolean)
  loop
    present := null;
    select ref.target into present from private.git_refs as ref
    where ref.repository_id = held and ref.name = moved.name;
    if present is distinct from moved.old then
      return json_build_object('published', false, 'because', 'ref', 'ref', moved.name);
    end if;
  end loop;
  if change -> 'pack' ->> 'id' is not null and (change -> 'pack' ->> 'bytes')::bigint + coalesce((
    select sum(pack.bytes) from private.git_packs as pack where pack.repository_id = held
  ), 0) > 47185920 then
    return json_build_object('published', false, 'because', 'history');
  end if;

  for moved in select * from json_to_recordset(change -> 'refs') as ref (name text, old text, new text, rewinds boolean)
  loop
    if moved.new is null then
      delete from private.git_refs as ref where ref.repository_id = held and ref.name = moved.name;
    else
      insert into private.git_refs as ref (repository_id, name, target) values (held, moved.name, moved.new)
      on conflict on constraint git_refs_pkey do update set target = excluded.target;
    end if;
  end loop;
  if change -> 'pack' ->> 'id' is not null then
    insert into private.git_packs (id, repository_id, bytes)
    values ((change -> 'pack' ->> 'id')::uuid, held, (change -> 'pack' ->> 'bytes')::bigint);
  end if;

  perform set_config('plinth.publishing', 'on', true);
  delete from public.git_repository_files as file
  where file.repository_id = held
    and file.filename in (select json_array_elements_text(change -> 'removed'));
  insert into public.git_repository_files as file
    (repository_id, filename, content, file_size, is_binary, is_committed)
  select held, given.filename, given.content, given.file_size, given.is_binary, true
  from json_to_recordset(change -> 'files')
    as given (filename text, content text, file_size integer, is_binary boolean)
  on conflict on constraint git_repository_files_repository_id_filename_key do update
  set content = excluded.content, file_size = excluded.file_size, is_binary = excluded.is_binary, is_committed = true;
  update public.git_repository_files as file set is_committed = true
  where file.repository_id = held and not file.is_committed;
  perform set_config('plinth.publishing', '', true);

  update private.git_stores as one
  set default_branch = coalesce(change ->> 'default_branch', one.default_branch),
    committed_changes = one.changes,
    generation = one.generation + case when exists (
      select from json_to_recordset(change -> 'refs') as ref (new text, rewinds boolean)
      where ref.new is null or ref.rewinds
    ) then 1 else 0 end
  where one.repository_id = held;
  update public.git_repositories as repository set updated_at = now() where repository.id = held;
  return json_build_object('published', true);
end
$$;

-- Puts one pack in the place of many that hold the same history. False, with nothing changed, when the repository has
-- moved to another generation since.
create function public.replace_git_packs(repository_id uuid, generation bigint, pack_id uuid, bytes bigint, replaced uuid[])
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
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

-- Names in the bucket that no repository refers to any more, or that an interrupted push left, a day after they came.
create function public.list_unused_git_packs() returns setof text
language sql stable
security definer
set search_path = ''
as $$
  select object.name from storage.objects as object
  where object.bucket_id = 'git-packs'
    and object.created_at < now() - interval '1 day'
    and not exists (
      select from private.git_packs as pack
      where object.name = pack.repository_id::text || '/' || pack.id::text || '.pack'
    )
  limit 500
$$;

revoke all on function
  public.open_git_repository(text, text, text),
  public.read_git_store(uuid),
  public.publish_git_history(uuid, json),
  public.replace_git_packs(uuid, bigint, uuid, bigint, uuid[]),
  public.list_unused_git_packs()
from public;
grant execute on function
  public.open_git_repository(text, text, text),
  public.read_git_store(uuid),
  public.publish_git_history(uuid, json),
  public.replace_git_packs(uuid, bigint, uuid, bigint, uuid[]),
  public.list_unused_git_packs()
to service_role;
