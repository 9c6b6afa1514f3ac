-- Keeps file_size, file_count and updated_at true, and a repository within 500 files and 10 MB.

-- The size is the content's unless the client knows the original file's.
create function private.set_file_size() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.content is distinct from old.content and new.file_size = old.file_size then
    new.file_size := null;
  end if;
  new.file_size := coalesce(new.file_size, octet_length(new.content));
  return new;
end
$$;

create trigger set_file_size
  before insert or update of content, file_size on public.git_repository_files
  for each row execute function private.set_file_size();

-- Runs once a statement, however many files it touched. The repository's row is locked before its files
-- are counted, so that concurrent statements count one after the other and see each other's files.
-- Security definer: clients may not write file_count.
create function private.refresh_repositories() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  touched uuid;
  files bigint;
  bytes bigint;
begin
  for touched in
    select repository.id
    from public.git_repositories as repository
    where repository.id in (select changed.repository_id from changed)
    order by repository.id
    for no key update
  loop
    select count(*), coalesce(sum(octet_length(file.content)), 0) into files, bytes
    from public.git_repository_files as file
    where file.repository_id = touched;

    if tg_op <> 'DELETE' and files > 500 then
      raise exception 'A repository can hold at most 500 files.' using errcode = 'program_limit_exceeded';
    end if;
    if tg_op <> 'DELETE' and bytes > 10485760 then
      raise exception 'A repository can hold at most 10 MB.' using errcode = 'program_limit_exceeded';
    end if;

    update public.git_repositories as repository
    set file_count = files, updated_at = now()
    where repository.id = touched;
  end loop;
  return null;
end
$$;

create trigger refresh_repositories_after_insert
  after insert on public.git_repository_files
  referencing new table as changed
  for each statement execute function private.refresh_repositories();

create trigger refresh_repositories_after_update
  after update on public.git_repository_files
  referencing new table as changed
  for each statement execute function private.refresh_repositories();

create trigger refresh_repositories_after_delete
  after delete on public.git_repository_files
  referencing old table as changed
  for each statement execute function private.refresh_repositories();
