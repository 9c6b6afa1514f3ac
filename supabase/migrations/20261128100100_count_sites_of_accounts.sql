-- Sites are the fourth kind of what an account keeps, after files, repositories and steps: the sites themselves, and the
-- bytes that their deployments refer to. Equal files of one account count once.
alter table private.quotas
  add column sites bigint default 20,
  add column site_bytes bigint default 524288000,
  drop constraint quotas_positive,
  add constraint quotas_positive check (
    least(
      files, file_bytes, repositories, repository_bytes, checkpoints, checkpoint_bytes, sites, site_bytes, total_bytes
    ) >= 0
  );
alter table private.account_usage
  add column sites bigint not null default 0,
  add column site_bytes bigint not null default 0;

-- As before, with words for sites.
create or replace function private.refuse_over_quota(quota text, used bigint, most bigint, needed bigint) returns void
language plpgsql
set search_path = ''
as $$
declare
  is_size constant boolean := quota like '%bytes';
  what constant text := case quota
    when 'files' then 'files'
    when 'file_bytes' then 'storage for files'
    when 'repositories' then 'repositories'
    when 'repository_bytes' then 'storage for repositories'
    when 'checkpoints' then 'saved steps of the AI builder'
    when 'checkpoint_bytes' then 'storage for steps of the AI builder'
    when 'sites' then 'sites'
    when 'site_bytes' then 'storage for sites'
    else 'storage'
  end;
  remedy constant text := case
    when quota like 'file%' then 'Delete projects that you no longer need'
    when quota like 'repositor%' then 'Delete repositories that you no longer need'
    when quota like 'checkpoint%' then 'Remove chats of the AI builder that you no longer need'
    when quota like 'site%' then 'Delete sites that you no longer need'
    else 'Delete projects, repositories, sites or chats that you no longer need'
  end;
begin
  raise exception '%', case
    when is_size then format('Your %s is full: %s of %s are used, and this needs %s more. %s, then try again.', what,
      private.format_bytes(used), private.format_bytes(most), private.format_bytes(needed), remedy)
    else format('Your account has %s of at most %s %s, and this would add %s. %s, then try again.', used, most, what,
      needed, remedy)
  end
  using errcode = 'PT413',
    detail = json_build_object('quota', quota, 'used', used, 'limit', most, 'needed', needed),
    hint = 'Your profile shows what is used.';
end
$$;

-- As before, for sites as well.
create or replace function private.check_quota(
  account uuid, kind text, items bigint, bytes bigint, beside_files bigint default 0, beside_bytes bigint default 0
) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  most constant private.quotas := private.quotas_of(account);
  kept private.account_usage;
  used bigint;
  size bigint;
  total bigint;
  most_items constant bigint := case kind
    when 'files' then most.files when 'repositories' then most.repositories when 'sites' then most.sites
    else most.checkpoints end;
  most_bytes constant bigint := case kind
    when 'files' then most.file_bytes when 'repositories' then most.repository_bytes
    when 'sites' then most.site_bytes else most.checkpoint_bytes end;
begin
  select * into kept from private.account_usage as one where one.user_id = account;
  used := beside_files + case kind
    when 'files' then kept.files when 'repositories' then kept.repositories when 'sites' then kept.sites
    else kept.checkpoints end;
  size := beside_bytes + case kind
    when 'files' then kept.file_bytes when 'repositories' then kept.repository_bytes
    when 'sites' then kept.site_bytes else kept.checkpoint_bytes end;
  total := beside_bytes + kept.file_bytes + kept.repository_bytes + kept.checkpoint_bytes + kept.site_bytes;
  if items > 0 and used > most_items then
    perform private.refuse_over_quota(kind, used - items, most_items, items);
  end if;
  if bytes > 0 and size > most_bytes then
    perform private.refuse_over_quota(
      case kind when 'files' then 'file_bytes' when 'repositories' then 'repository_bytes'
        when 'sites' then 'site_bytes' else 'checkpoint_bytes' end,
      size - bytes, most_bytes, bytes);
  end if;
  if bytes > 0 and total > most.total_bytes then
    perform private.refuse_over_quota('total_bytes', total - bytes, most.total_bytes, bytes);
  end if;
end
$$;

-- As before. `kind` is files, repositories, checkpoints or sites.
create or replace function private.count_usage(account uuid, kind text, items bigint, bytes bigint) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if account is null or (items = 0 and bytes = 0) then return; end if;
  insert into private.account_usage as kept
    (user_id, files, file_bytes, repositories, repository_bytes, checkpoints, checkpoint_bytes, sites, site_bytes)
  select account,
    case kind when 'files' then items else 0 end, case kind when 'files' then bytes else 0 end,
    case kind when 'repositories' then items else 0 end, case kind when 'repositories' then bytes else 0 end,
    case kind when 'checkpoints' then items else 0 end, case kind when 'checkpoints' then bytes else 0 end,
    case kind when 'sites' then items else 0 end, case kind when 'sites' then bytes else 0 end
  -- What goes from an account that is not counted any more went with it.
  where items > 0 or bytes > 0 or exists (select from private.account_usage as one where one.user_id = account)
  on conflict (user_id) do update
  set files = kept.files + excluded.files, file_bytes = kept.file_bytes + excluded.file_bytes,
    repositories = kept.repositories + excluded.repositories,
    repository_bytes = kept.repository_bytes + excluded.repository_bytes,
    checkpoints = kept.checkpoints + excluded.checkpoints,
    checkpoint_bytes = kept.checkpoint_bytes + excluded.checkpoint_bytes,
    sites = kept.sites + excluded.sites, site_bytes = kept.site_bytes + excluded.site_bytes;
end
$$;

-- As before, with the numbers for sites.
create or replace function public.set_account_quotas(quotas json) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.quotas as kept
  set (files, file_bytes, repositories, repository_bytes, checkpoints, checkpoint_bytes, sites, site_bytes,
    total_bytes) = (
    select given.files, given.file_bytes, given.repositories, given.repository_bytes, given.checkpoints,
      given.checkpoint_bytes, given.sites, given.site_bytes, given.total_bytes
    from json_populate_record(null::private.quotas, set_account_quotas.quotas) as given
  )
  where kept.is_only;
end
$$;

-- As before, with what sites take.
create or replace function public.read_account_usage() returns json
language sql stable
security definer
set search_path = ''
as $$
  select json_build_object(
    'files', json_build_object('count', coalesce(kept.files, 0) + unfinished.files, 'most', most.files,
      'bytes', coalesce(kept.file_bytes, 0) + unfinished.bytes, 'most_bytes', most.file_bytes,
      'unfinished_bytes', unfinished.bytes),
    'repositories', json_build_object('count', coalesce(kept.repositories, 0), 'most', most.repositories,
      'bytes', coalesce(kept.repository_bytes, 0), 'most_bytes', most.repository_bytes),
    'checkpoints', json_build_object('count', coalesce(kept.checkpoints, 0), 'most', most.checkpoints,
      'bytes', coalesce(kept.checkpoint_bytes, 0), 'most_bytes', most.checkpoint_bytes),
    'sites', json_build_object('count', coalesce(kept.sites, 0), 'most', most.sites,
      'bytes', coalesce(kept.site_bytes, 0), 'most_bytes', most.site_bytes),
    'total', json_build_object(
      'bytes', coalesce(
        kept.file_bytes + kept.repository_bytes + kept.checkpoint_bytes + kept.site_bytes, 0
      ) + unfinished.bytes,
      'most_bytes', most.total_bytes)
  )
  from (select auth.uid() as id) as caller
  cross join lateral private.unfinished_uploads(caller.id) as unfinished
  cross join lateral private.quotas_of(caller.id) as most
  left join private.account_usage as kept on kept.user_id = caller.id
  where caller.id is not null and private.is_fully_signed_in()
$$;

create function private.count_sites() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.count_usage(new.user_id, 'sites', 1, 0);
    perform private.check_quota(new.user_id, 'sites', 1, 0);
  else
    perform private.count_usage(old.user_id, 'sites', -1, 0);
  end if;
  return null;
end
$$;
create trigger count_sites
  after insert or delete on public.sites
  for each row execute function private.count_sites();

-- Checked by the function that publishes, when the deployments that it prunes have gone.
create function private.count_site_bytes() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.count_usage(one.user_id, 'sites', 0, case tg_op when 'INSERT' then one.bytes else -one.bytes end)
  from (select user_id, sum(bytes)::bigint as bytes from changed group by 1 order by 1) as one;
  return null;
end
$$;
create trigger count_site_bytes_after_insert
  after insert on private.site_blob_uses
  referencing new table as changed
  for each statement execute function private.count_site_bytes();
create trigger count_site_bytes_after_delete
  after delete on private.site_blob_uses
  referencing old table as changed
  for each statement execute function private.count_site_bytes();

-- As before, with sites.
create or replace function private.recount_usage() returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  lock table storage.objects, public.ai_checkpoints, public.git_repositories, public.git_repository_files,
    private.git_packs, public.sites, private.site_blob_uses in share row exclusive mode;
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
  perform private.count_usage(one.user_id, 'sites', one.items, one.bytes)
  from (
    select site.user_id, count(*) as items,
      coalesce(
        (select sum(used.bytes) from private.site_blob_uses as used where used.user_id = site.user_id), 0
      )::bigint as bytes
    from public.sites as site group by 1
  ) as one;
end
$$;

revoke execute on function private.count_sites(), private.count_site_bytes() from public;
