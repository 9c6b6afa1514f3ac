-- Files are counted where they are written. A statement is counted once, whatever it changes: what it takes away makes
-- room for what it brings.

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

-- Promises room to an upload in pieces, in the transaction that enters it: its pieces are on the disk before the file
-- is.
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
  perform private.check_quota(
    account, 'files', 1, hold_room.bytes, unfinished.files + 1, unfinished.bytes + hold_room.bytes
  );
end
$$;

revoke execute on function
  private.file_owner(text), private.file_bytes(jsonb, jsonb), private.count_file(uuid, bigint, bigint, text, text),
  private.count_files(), private.hold_room(uuid, bigint)
from public;
