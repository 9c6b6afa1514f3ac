-- The Git Store's list is searched as Community is: by words in any order, without regard to case, accents and width, and with
-- one slip in a word where nothing has the words as they are. Before, `%` and an accent were what ILIKE takes them for.

-- The searched texts of public repositories. Nothing of private ones ever stands here.
create table private.repository_texts (
  repository_id uuid primary key references public.git_repositories (id) on delete cascade,
  searched text not null
);
alter table private.repository_texts enable row level security;

create function private.text_of_repository(name text, description text) returns text
language sql immutable parallel safe
return private.search_text(name || ' ' || coalesce(description, ''));

-- Security definer: members write repositories, and never this.
create function private.keep_repository_text() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.is_private then
    delete from private.repository_texts as kept where kept.repository_id = new.id;
  else
    insert into private.repository_texts as kept (repository_id, searched)
    values (new.id, private.text_of_repository(new.name, new.description))
    on conflict (repository_id) do update set searched = excluded.searched;
  end if;
  return null;
end
$$;

create trigger keep_text_of_new after insert on public.git_repositories
  for each row when (not new.is_private)
  execute function private.keep_repository_text();
create trigger keep_text_of_changed after update on public.git_repositories
  for each row when (
    (old.name, old.description, old.is_private) is distinct from (new.name, new.description, new.is_private)
  )
  execute function private.keep_repository_text();

-- After the triggers, whose creation waits for writes in progress and holds off later ones: none is missed in between.
insert into private.repository_texts (repository_id, searched)
select id, private.text_of_repository(name, description) from public.git_repositories where not is_private;

create index repository_texts_keys_idx on private.repository_texts
  using gin (private.search_keys(searched)) with (gin_pending_list_limit = 256);

-- Repositories whose name and description have every word of `q`; where none has, each word may have one slip. Security
-- definer: what stands in the table is of public repositories alone. For words as they are the texts are read from end to end,
-- which costs less than their keys; for slips never, since whatever is not found by the index has its keys made anew.
create function private.repositories_with_words(q text) returns setof uuid
language plpgsql stable
security definer
set search_path = ''
set enable_seqscan = off
as $$
declare
  words constant text[] := private.asked_words(q);
  condition private.search_condition := private.exact_condition(words);
begin
  if words = '{}' then return; end if;
  return query
    select kept.repository_id from private.repository_texts as kept
    where kept.searched like all (condition.patterns);
  if found then return; end if;
  condition := private.slip_condition(words);
  if condition.keys is null then return; end if;
  return query
    select kept.repository_id from private.repository_texts as kept
    where private.search_keys(kept.searched) @@ condition.keys
      and kept.searched like all (condition.patterns)
      and kept.searched ~ all (condition.expressions);
end
$$;
revoke execute on function private.repositories_with_words(text) from public;
grant execute on function private.repositories_with_words(text) to anon, authenticated, service_role;

-- Those of them that whoever asks may see: the policies decide. Bound when it is created, since visitors may not look up names
-- in `private`.
create function public.search_git_repositories(q text) returns setof public.git_repositories
language sql stable
begin atomic
  select found.* from public.git_repositories as found
  where found.id in (select private.repositories_with_words($1));
end;
revoke all on function public.search_git_repositories(text) from public;
grant execute on function public.search_git_repositories(text) to anon, authenticated, service_role;

revoke execute on function private.text_of_repository(text, text), private.keep_repository_text() from public;
