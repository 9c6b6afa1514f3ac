-- Community's search. `ilike` is no leakproof operator either, so what is below runs as its owner and says itself what
-- everybody may see: status = 'published', in every statement and in the condition of the index. A draft takes no part,
-- neither in what is found nor in how many or how long it takes.

-- Every piece of three letters of a text, in lower case as `ilike` takes it, and the shorter ones it ends with: whatever
-- the text contains is a piece, begins one, or is made of some. Unlike pg_trgm's these are of every script, have signs and
-- spaces, and need no extension. One body that names nothing of this schema: PostgreSQL computes an index's entries as
-- whoever writes the row.
create function private.text_pieces(value text) returns tsvector
language plpgsql immutable strict parallel safe
as $$
declare
  folded text := lower(value);
  pieces text[] := '{}';
begin
  for start in 1 .. char_length(folded) loop
    pieces[start] := substr(folded, start, 3);
  end loop;
  return array_to_tsvector(pieces);
end
$$;
grant execute on function private.text_pieces(text) to anon, authenticated, service_role;

-- New titles wait in a list that every search reads through, so it is kept short.
create index projects_title_pieces_idx on public.projects
  using gin (private.text_pieces(title)) with (gin_pending_list_limit = 256)
  where status = 'published';
-- The 300 commonest pieces are enough to know which to leave out, and every search reads them.
alter index public.projects_title_pieces_idx alter column 1 set statistics 30;

-- A query for the index that holds for every title with `words` in it, and for some others. A piece that half of all titles
-- have costs more to read than it spares, so the two rarest are asked for; all where PostgreSQL has no statistics yet.
create function private.pieces_query(words text) returns tsquery
language sql stable
set search_path = ''
as $$
  with known as (
    select most_common_elems::text::text[] as pieces, most_common_elem_freqs as shares
    from pg_catalog.pg_stats
    where schemaname = 'public' and tablename = 'projects_title_pieces_idx'
  ), piece as (
    select text, '''' || replace(replace(text, '\', '\\'), '''', '''''') || '''' as quoted
    from unnest(tsvector_to_array(private.text_pieces(words))) as text
    where char_length(text) = least(char_length(lower(words)), 3)
  ), asked as (
    select quoted from piece
    left join (select unnest(pieces) as text, unnest(shares) as share from known) as common using (text)
    order by share nulls first, text
    limit case when exists (select from known) then 2 end
  )
  -- Of words shorter than a piece there is one, and pieces begin with it.
  select string_agg(quoted || case when char_length(lower(words)) < 3 then ':*' else '' end, ' & ')::tsquery from asked
$$;

-- PostgreSQL's estimate of how many rows of a table have a value in a column; 0 before it has looked at the table, and for a
-- value too rare for its statistics.
create function private.estimated_rows(relation regclass, attribute text, value text) returns bigint
language sql stable
set search_path = ''
as $$
  select coalesce(max(greatest(class.reltuples, 0) * common.share), 0)::bigint
  from pg_catalog.pg_class as class
  join pg_catalog.pg_stats as stats
    on stats.schemaname = class.relnamespace::regnamespace::text and stats.tablename = class.relname,
    unnest(stats.most_common_vals::text::text[], stats.most_common_freqs) as common (text, share)
  where class.oid = relation and stats.attname = attribute and common.text = value
$$;

-- The newest published projects with a tag ('' for any), at most `depth` of them, of which at most `enough` that match are
-- given, newest first. One after the other: it ends as soon as there are enough.
create function private.newest_matches(pattern text, words text[], tag text, depth bigint, enough bigint) returns uuid[]
language plpgsql stable
set search_path = ''
as $$
begin
  if tag <> '' then
    return array(
      select project.id
      from (
        select listed.project_id, listed.created_at
        from private.project_tags as listed
        where listed.tag = newest_matches.tag
        order by listed.created_at desc, listed.project_id desc limit depth
      ) as newest
      join public.projects as project on project.id = newest.project_id
      where project.status = 'published' and (project.title ilike pattern or project.tags && words)
      order by newest.created_at desc, newest.project_id desc limit enough
    );
  end if;
  return array(
    select newest.id
    from (
      select project.id, project.created_at, project.title, project.tags
      from public.projects as project
      where project.status = 'published'
      order by project.created_at desc, project.id desc limit depth
    ) as newest
    where newest.title ilike pattern or newest.tags && words
    order by newest.created_at desc, newest.id desc limit enough
  );
end
$$;

-- All published projects that match, or about `enough` of them, in no order.
create function private.matching_projects(pattern text, words text[], tag text, enough bigint)
returns table (id uuid, created_at timestamptz)
language plpgsql stable
set search_path = ''
as $$
declare
  short constant bigint := 10000;
  pieces tsquery;
begin
  -- A short list is read from end to end, however many have the words.
  if tag <> '' and short > count(*) from (
    select from private.project_tags as listed where listed.tag = matching_projects.tag limit short
  ) as counting then
    return query
      select listed.project_id, listed.created_at
      from private.project_tags as listed
      join public.projects as project on project.id = listed.project_id
      where listed.tag = matching_projects.tag and project.status = 'published'
        and (project.title ilike pattern or project.tags && words)
      limit enough;
    return;
  end if;
  pieces := private.pieces_query(words[1]);
  if tag <> '' then
    return query
      (select project.id, project.created_at
        from public.projects as project
        join private.project_tags as listed
          on listed.project_id = project.id and listed.created_at = project.created_at
        where project.status = 'published' and private.text_pieces(project.title) @@ pieces
          and project.title ilike pattern and listed.tag = matching_projects.tag
        limit enough)
      union
      (select other.project_id, other.created_at
        from private.project_tags as other
        join private.project_tags as listed
          on listed.project_id = other.project_id and listed.created_at = other.created_at
        where other.tag = any (words) and listed.tag = matching_projects.tag
        limit enough);
    return;
  end if;
  return query
    (select project.id, project.created_at
      from public.projects as project
      where project.status = 'published' and private.text_pieces(project.title) @@ pieces and project.title ilike pattern
      limit enough)
    union
    (select listed.project_id, listed.created_at
      from private.project_tags as listed
      where listed.tag = any (words)
      limit enough);
end
$$;

-- A page of the published projects that have `q` in the title, in any case, or as a tag (as it is or in lower case), and
-- that have the tag `tag`; newest first. One of the two may be '', which asks for nothing; with both there is nothing to
-- find. `total` is how many there are on all pages: counted up to 1,000, and beyond on a page that is not full; an estimate
-- otherwise.
create function public.find_projects(
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
  -- More than the longest title has.
  wanted constant text := left(q, 101);
  words constant text[] := array[wanted, lower(wanted)];
  pattern constant text := '%' || replace(replace(replace(wanted, '\', '\\'), '%', '\%'), '_', '\_') || '%';
  found uuid[];
  is_full boolean;
  estimate bigint;
begin
  if wanted = '' then
    found := array(
      select listed.project_id from private.project_tags as listed where listed.tag = find_projects.tag
      order by listed.created_at desc, listed.project_id desc offset skipped limit size
    );
    is_full := cardinality(found) = size;
    total := count(*) from (
      select from private.project_tags as listed where listed.tag = find_projects.tag
      limit case when is_full then counted + 1 end
    ) as counting;
  else
    -- What many have is among the newest; what is not there few have, and the index finds them all.
    found := private.newest_matches(pattern, words, tag, 50 * (skipped + size), skipped + size);
    is_full := cardinality(found) = skipped + size;
    if is_full then
      total := cardinality(private.newest_matches(pattern, words, tag, 10 * counted, counted + 1));
      if total <= counted then
        total := count(*) from private.matching_projects(pattern, words, tag, counted + 1);
      end if;
    else
      select count(*), array_agg(matching.id order by matching.created_at desc, matching.id desc)
      into total, found
      from private.matching_projects(pattern, words, tag, null) as matching;
    end if;
    found := found[skipped + 1 : skipped + size];
  end if;

  if is_full and total > counted then
    estimate := case
      when tag = '' then private.estimated_rows('public.projects', 'status', 'published')
      else private.estimated_rows('private.project_tags', 'tag', tag)
    end;
    if wanted <> '' then
      estimate := estimate * cardinality(private.newest_matches(pattern, words, tag, 1000, 1000)) / 1000;
    end if;
    -- No estimate makes projects disappear that are there.
    total := greatest(total, estimate, skipped + size);
  end if;

  projects := coalesce(json_agg(project order by place.number), '[]')
    from unnest(found) with ordinality as place (id, number)
    join public.projects as project on project.id = place.id
    where project.status = 'published';
end
$$;

revoke execute on function public.find_projects(text, text, integer, integer) from public;
grant execute on function public.find_projects(text, text, integer, integer) to anon, authenticated, service_role;
