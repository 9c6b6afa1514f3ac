-- The words that are looked for, each once. Some letters are written as eighteen when they are folded (U+FDFA), so that what is
-- asked is cut again afterwards, to more than the longest title has: each word costs a pattern, and with a slip a regular
-- expression, of which PostgreSQL keeps 32 and compiles more of them for each row.
create function private.asked_words(q text) returns text[]
language sql immutable strict parallel safe
set search_path = ''
as $$
  select coalesce(array_agg(word order by number), '{}')
  from (
    select word, min(number) as number
    from unnest(private.words_of(left(private.fold_letters(left(q, 101)), 101))) with ordinality as asked (word, number)
    group by word
  ) as once
$$;

-- As before, with these words:
-- A page of the published projects whose title and tags have every word of `q`, and that have the tag `tag`; newest first.
-- Where none has the words as they are, each may have one slip. One of the two may be '', which asks for nothing; with both
-- there is nothing to find. `total` is how many there are on all pages, as `page_of_matches` says.
create or replace function public.find_projects(
  q text default '', tag text default '', page integer default 1, page_size integer default 24,
  out total bigint, out projects json
)
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  counted constant bigint := 1000;
  size constant bigint := least(greatest(page_size, 1), 100);
  skipped constant bigint := (greatest(page, 1) - 1)::bigint * size;
  words constant text[] := private.asked_words(q);
  slips private.search_condition;
  ids uuid[] := '{}';
begin
  total := 0;
  if q = '' then
    ids := array(
      select listed.project_id from private.project_tags as listed where listed.tag = find_projects.tag
      order by listed.created_at desc, listed.project_id desc offset skipped limit size
    );
    total := count(*) from (
      select from private.project_tags as listed where listed.tag = find_projects.tag
      limit case when cardinality(ids) = size then counted + 1 end
    ) as counting;
    if cardinality(ids) = size and total > counted then
      total := greatest(total, private.estimated_projects(tag));
    end if;
  elsif words <> '{}' then
    select * into total, ids from private.page_of_matches(private.exact_condition(words), tag, skipped, size);
    if total = 0 then
      slips := private.slip_condition(words);
      if slips.keys is not null then
        select * into total, ids from private.page_of_matches(slips, tag, skipped, size);
      end if;
    end if;
  end if;
  -- No estimate makes projects disappear that are there.
  total := greatest(total, case when ids <> '{}' then skipped + cardinality(ids) end);

  projects := coalesce(json_agg(project order by place.number), '[]')
    from unnest(ids) with ordinality as place (id, number)
    join public.projects as project on project.id = place.id
    where project.status = 'published';
end
$$;
