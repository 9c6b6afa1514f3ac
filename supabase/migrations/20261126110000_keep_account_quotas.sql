-- What each account keeps, counted where it is written, and the most it may keep. The counts follow from triggers, so
-- that no write has to look at all that an account has; the check is made under the lock of the account's one row, so
-- that writes which come together are looked at one after the other.

-- The operator's numbers, one row; null for no bound. The server writes them at its start.
create table private.quotas (
  is_only boolean primary key default true check (is_only),
  files bigint default 1000,
  file_bytes bigint default 524288000,
  repositories bigint default 50,
  repository_bytes bigint default 524288000,
  checkpoints bigint default 500,
  checkpoint_bytes bigint default 104857600,
  -- Of all three together.
  total_bytes bigint default 1073741824,
  constraint quotas_positive check (
    least(files, file_bytes, repositories, repository_bytes, checkpoints, checkpoint_bytes, total_bytes) >= 0
  )
);
alter table private.quotas enable row level security;
insert into private.quotas default values;

-- Refers to no account: a first write would have to lock it, and an account that is being deleted waits for that write.
create table private.account_usage (
  user_id uuid primary key,
  -- Files whose owner the account is, in whatever bucket.
  files bigint not null default 0,
  file_bytes bigint not null default 0,
  repositories bigint not null default 0,
  -- Files of repositories as rows, and the packs of their history.
  repository_bytes bigint not null default 0,
  checkpoints bigint not null default 0,
  checkpoint_bytes bigint not null default 0
) with (fillfactor = 50);
alter table private.account_usage enable row level security;

-- What a repository takes. Refers to none, so that it can be looked at after a deleted repository has gone with its
-- parts.
create table private.repository_usage (
  repository_id uuid primary key,
  user_id uuid not null,
  -- A row that no commit has yet counts twice: its commit will need as much again.
  row_bytes bigint not null default 0,
  pack_bytes bigint not null default 0
) with (fillfactor = 50);
alter table private.repository_usage enable row level security;

create function private.forget_usage() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.account_usage as kept where kept.user_id = old.id;
  return null;
end
$$;
create trigger forget_usage
  after delete on auth.users
  for each row execute function private.forget_usage();

-- The quotas of one account. Operators set them and are not bound, nor is the site's own account; both is said in the
-- account, where only the server writes.
create function private.quotas_of(account uuid) returns private.quotas
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  most private.quotas;
begin
  if exists (
    select from auth.users as one
    where one.id = account
      and (one.raw_app_meta_data -> 'operator' = 'true'::jsonb or one.raw_app_meta_data -> 'no_quotas' = 'true'::jsonb)
  ) then
    return null;
  end if;
  select * into most from private.quotas;
  return most;
end
$$;

-- Uploads in pieces that have begun: files and bytes that are promised, without those for one name. A Supabase that is
-- hosted keeps its own account of them.
create function private.unfinished_uploads(account uuid, bucket text default null, object text default null)
returns table (files bigint, bytes bigint)
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if to_regclass('plinth.resumable_uploads') is null then
    return query select 0::bigint, 0::bigint;
  else
    return query select count(*), coalesce(sum(upload.size), 0)::bigint
    from plinth.resumable_uploads as upload
    where upload.owner_id = account and upload.received < upload.size
      and (upload.bucket_id, upload.name) is distinct from (bucket, object);
  end if;
end
$$;

-- '0 bytes', '12.4 KB', '500 MB': in units of 1024, as the pages write it.
create function private.format_bytes(bytes bigint) returns text
language sql immutable
set search_path = ''
as $$
  select case
    when bytes < 1024 then bytes || case when bytes = 1 then ' byte' else ' bytes' end
    when bytes < 1048576 then trim_scale(round(bytes / 1024.0, 1)) || ' KB'
    when bytes < 1073741824 then trim_scale(round(bytes / 1048576.0, 1)) || ' MB'
    else trim_scale(round(bytes / 1073741824.0, 1)) || ' GB'
  end
$$;

-- Refuses a write: what is full, how much of it is used, and what to do. PostgREST answers PT413 with the status 413.
create function private.refuse_over_quota(quota text, used bigint, most bigint, needed bigint) returns void
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
    else 'storage'
  end;
  remedy constant text := case
    when quota like 'file%' then 'Delete projects that you no longer need'
    when quota like 'repositor%' then 'Delete repositories that you no longer need'
    when quota like 'checkpoint%' then 'Remove chats of the AI builder that you no longer need'
    else 'Delete projects, repositories or chats that you no longer need'
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

-- Refuses what an account has just been counted to keep, when it is more than it may: only for what has grown.
-- `beside_files` and `beside_bytes` are promised to uploads that are under way.
create function private.check_quota(
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
    when 'files' then most.files when 'repositories' then most.repositories else most.checkpoints end;
  most_bytes constant bigint := case kind
    when 'files' then most.file_bytes when 'repositories' then most.repository_bytes else most.checkpoint_bytes end;
begin
  select * into kept from private.account_usage as one where one.user_id = account;
  used := beside_files + case kind
    when 'files' then kept.files when 'repositories' then kept.repositories else kept.checkpoints end;
  size := beside_bytes + case kind
    when 'files' then kept.file_bytes when 'repositories' then kept.repository_bytes else kept.checkpoint_bytes end;
  total := beside_bytes + kept.file_bytes + kept.repository_bytes + kept.checkpoint_bytes;
  if items > 0 and used > most_items then
    perform private.refuse_over_quota(kind, used - items, most_items, items);
  end if;
  if bytes > 0 and size > most_bytes then
    perform private.refuse_over_quota(
      case kind when 'files' then 'file_bytes' when 'repositories' then 'repository_bytes' else 'checkpoint_bytes' end,
      size - bytes, most_bytes, bytes);
  end if;
  if bytes > 0 and total > most.total_bytes then
    perform private.refuse_over_quota('total_bytes', total - bytes, most.total_bytes, bytes);
  end if;
end
$$;

-- Counts what has come to an account or gone from it. `kind` is files, repositories or checkpoints.
create function private.count_usage(account uuid, kind text, items bigint, bytes bigint) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if account is null or (items = 0 and bytes = 0) then return; end if;
  insert into private.account_usage as kept
    (user_id, files, file_bytes, repositories, repository_bytes, checkpoints, checkpoint_bytes)
  select account,
    case kind when 'files' then items else 0 end, case kind when 'files' then bytes else 0 end,
    case kind when 'repositories' then items else 0 end, case kind when 'repositories' then bytes else 0 end,
    case kind when 'checkpoints' then items else 0 end, case kind when 'checkpoints' then bytes else 0 end
  -- What goes from an account that is not counted any more went with it.
  where items > 0 or bytes > 0 or exists (select from private.account_usage as one where one.user_id = account)
  on conflict (user_id) do update
  set files = kept.files + excluded.files, file_bytes = kept.file_bytes + excluded.file_bytes,
    repositories = kept.repositories + excluded.repositories,
    repository_bytes = kept.repository_bytes + excluded.repository_bytes,
    checkpoints = kept.checkpoints + excluded.checkpoints,
    checkpoint_bytes = kept.checkpoint_bytes + excluded.checkpoint_bytes;
end
$$;

revoke execute on function
  private.forget_usage(), private.quotas_of(uuid), private.unfinished_uploads(uuid, text, text),
  private.format_bytes(bigint), private.refuse_over_quota(text, bigint, bigint, bigint),
  private.check_quota(uuid, text, bigint, bigint, bigint, bigint), private.count_usage(uuid, text, bigint, bigint)
from public;

-- Sets the operator's numbers: names of columns of private.quotas, null for no bound. A number below what somebody
-- keeps takes nothing away.
create function public.set_account_quotas(quotas json) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.quotas as kept
  set (files, file_bytes, repositories, repository_bytes, checkpoints, checkpoint_bytes, total_bytes) = (
    select given.files, given.file_bytes, given.repositories, given.repository_bytes, given.checkpoints,
      given.checkpoint_bytes, given.total_bytes
    from json_populate_record(null::private.quotas, set_account_quotas.quotas) as given
  )
  where kept.is_only;
end
$$;
revoke all on function public.set_account_quotas(json) from public;
grant execute on function public.set_account_quotas(json) to service_role;

-- What the caller keeps and may keep, for their own profile. Null for a visitor, and before the second factor.
create function public.read_account_usage() returns json
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
    'total', json_build_object(
      'bytes', coalesce(kept.file_bytes + kept.repository_bytes + kept.checkpoint_bytes, 0) + unfinished.bytes,
      'most_bytes', most.total_bytes)
  )
  from (select auth.uid() as id) as caller
  cross join lateral private.unfinished_uploads(caller.id) as unfinished
  cross join lateral private.quotas_of(caller.id) as most
  left join private.account_usage as kept on kept.user_id = caller.id
  where caller.id is not null and private.is_fully_signed_in()
$$;
revoke all on function public.read_account_usage() from public;
grant execute on function public.read_account_usage() to authenticated;
