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
