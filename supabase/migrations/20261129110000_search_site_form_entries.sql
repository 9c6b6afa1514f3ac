-- The inbox of a site: what its owner has not seen yet, the search over what was sent, and pages by cursor.
alter table public.site_form_entries add column is_new boolean not null default true;
-- What came before anybody could look is not new.
update public.site_form_entries set is_new = false;
grant update (is_new) on public.site_form_entries to authenticated;
create policy "Members mark what was sent to their sites" on public.site_form_entries
  for update to authenticated
  using (user_id = (select auth.uid()) and (select private.is_fully_signed_in()))
  with check (user_id = (select auth.uid()));
-- Counts are read without the rows, which hold up to 16 kB each.
create index site_form_entries_counts_idx on public.site_form_entries (user_id, site_id, form, is_new, created_at);
drop index public.site_form_entries_site_id_idx;
create index site_form_entries_site_id_idx on public.site_form_entries (site_id, created_at desc, id desc);

-- The searched texts of entries, kept apart: folding 1,000 entries for each search would take half a minute.
create table private.site_form_entry_texts (
  entry_id uuid primary key references public.site_form_entries (id) on delete cascade,
  site_id uuid not null,
  user_id uuid not null,
  searched text not null
);
create index site_form_entry_texts_site_id_idx on private.site_form_entry_texts (site_id);
alter table private.site_form_entry_texts enable row level security;

-- Of what was sent the values are searched, not the names of their fields: the first 4,000 characters, since folding more takes
-- longer than storing it. They are not split into words, which takes as long again. Letters such as U+FDFA become eighteen when
-- they are folded, so that the result is cut again.
create function private.text_of_entry(fields jsonb) returns text
language sql immutable strict parallel safe
as $$
  select left(private.fold_letters(left(string_agg(field.value ->> 1, ' ' order by field.number), 4000)), 8000)
  from jsonb_array_elements(fields) with ordinality as field (value, number)
$$;

create function private.keep_entry_text() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.site_form_entry_texts (entry_id, site_id, user_id, searched)
  values (new.id, new.site_id, new.user_id, coalesce(private.text_of_entry(new.fields), ''));
  return null;
end
$$;
create trigger keep_entry_text
  after insert on public.site_form_entries
  for each row execute function private.keep_entry_text();

insert into private.site_form_entry_texts (entry_id, site_id, user_id, searched)
select entry.id, entry.site_id, entry.user_id, coalesce(private.text_of_entry(entry.fields), '')
from public.site_form_entries as entry;

-- Entries of a site of the caller's with every word of `q` in what was sent, in any order. A site has 1,000 at most, whose texts
-- are read from end to end.
create function private.site_form_entries_with_words(site uuid, q text) returns setof uuid
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  words constant text[] := private.asked_words(q);
begin
  if words = '{}' then return; end if;
  return query
    select kept.entry_id from private.site_form_entry_texts as kept
    where kept.site_id = site and kept.user_id = (select auth.uid())
      and kept.searched like all (array(select private.containing(word) from unnest(words) as word));
end
$$;

-- A page of a site's entries, newest first: of one form, or of all without `form`; with every word of `q`, or all where it is
-- empty; older than the entry `before`, `before_id`. The policies decide which there are. Bound when it is created, since
-- visitors may not look up names in `private`.
create function public.find_site_form_entries(
  site uuid, form text default null, q text default '', before timestamptz default null, before_id uuid default null,
  page_size integer default 25
) returns json
language sql stable
begin atomic
  select coalesce(json_agg(found order by found.created_at desc, found.id desc), '[]')
  from (
    select entry.id, entry.form, entry.path, entry.fields, entry.created_at, entry.is_new, entry.attempts,
      entry.next_attempt_at, entry.delivered_at, entry.last_error
    from public.site_form_entries as entry
    where entry.site_id = $1
      and ($2 is null or entry.form = $2)
      and ($3 = '' or entry.id in (select private.site_form_entries_with_words($1, $3)))
      and ($4 is null or $5 is null or (entry.created_at, entry.id) < ($4, $5))
    order by entry.created_at desc, entry.id desc
    limit least(greatest($6, 1), 100)
  ) as found;
end;

-- How many entries each form of the caller's sites has, how many of them are new, and when the newest came.
create function public.count_site_form_entries() returns json
language sql stable
begin atomic
  select coalesce(json_agg(counted order by counted.form), '[]')
  from (
    select entry.site_id, entry.form, count(*) as entries, count(*) filter (where entry.is_new) as fresh,
      max(entry.created_at) as newest
    from public.site_form_entries as entry
    where entry.user_id = auth.uid()
    group by entry.site_id, entry.form
  ) as counted;
end;

revoke execute on function
  private.text_of_entry(jsonb), private.keep_entry_text(), private.site_form_entries_with_words(uuid, text),
  public.find_site_form_entries(uuid, text, text, timestamptz, uuid, integer), public.count_site_form_entries()
from public;
grant execute on function private.site_form_entries_with_words(uuid, text) to authenticated, service_role;
grant execute on function
  public.find_site_form_entries(uuid, text, text, timestamptz, uuid, integer), public.count_site_form_entries()
to authenticated, service_role;
