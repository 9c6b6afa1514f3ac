-- Keeps Community's search from reading every project that has words which some in a thousand have: of more than are
-- counted, only the newest are read, by the period in which they were made. And of texts without any half of a word, none is
-- compared with all that a slip in a long word may make of it, which took 60 microseconds each.

-- The two periods of `days` days that end with the one of a moment, as keys beside those of words, none of which begins with a
-- space: whatever was made at most `days` days before the moment was made in one of them.
create function private.period_keys(days integer, moment timestamptz) returns text[]
language sql immutable strict parallel safe
return (
  select array[' ' || days || ' ' || number, ' ' || days || ' ' || number - 1]
  from floor(extract(epoch from moment) / (86400 * days)) as number
);

-- What the index holds of a project: the keys of its words, and its periods.
create function private.index_keys(searched text, created_at timestamptz) returns tsvector
language sql immutable strict parallel safe
return private.search_keys(searched) || array_to_tsvector(array(
  select (private.period_keys(days, created_at))[1] from unnest('{1,8,64,512,4096}'::integer[]) as days
));

drop index private.project_texts_keys_idx;
create index project_texts_keys_idx on private.project_texts
  using gin (private.index_keys(searched, created_at)) with (gin_pending_list_limit = 256);
alter index private.project_texts_keys_idx alter column 1 set statistics 30;

-- All published projects that fit, or `enough` of them as they are kept in the table. `place` is where they were met.
drop function private.matching_projects(private.search_condition, text, bigint);
create function private.matching_projects(condition private.search_condition, tag text, enough bigint)
returns table (id uuid, created_at timestamptz, place tid)
language plpgsql stable
set search_path = ''
-- PostgreSQL expects far more rows of a query for keys than there are, and starting workers for them took 20 ms.
set max_parallel_workers_per_gather = 0
as $$
begin
  -- A short list is read from end to end, however many have the words.
  if tag <> '' and 10000 > count(*) from (
    select from private.project_tags as listed where listed.tag = matching_projects.tag limit 10000
  ) as counting then
    return query
      select kept.project_id, kept.created_at, kept.ctid
      from private.project_tags as listed
      join private.project_texts as kept using (created_at, project_id)
      where listed.tag = matching_projects.tag
        and kept.searched like all (condition.patterns)
        and (condition.expressions = '{}' or kept.searched ~ all (condition.expressions));
    return;
  end if;
  return query
    select kept.project_id, kept.created_at, kept.ctid
    from private.project_texts as kept
    where private.index_keys(kept.searched, kept.created_at) @@ condition.keys
      and kept.searched like all (condition.patterns)
      and (condition.expressions = '{}' or kept.searched ~ all (condition.expressions))
      and (tag = '' or exists (
        select from private.project_tags as listed
        where listed.tag = matching_projects.tag
          and listed.created_at = kept.created_at and listed.project_id = kept.project_id
      ))
    limit enough;
end
$$;

-- A page of what fits a condition, newest first, and how many there are in all: counted up to 1,000, an estimate beyond.
create or replace function private.page_of_matches(
  condition private.search_condition, tag text, skipped bigint, size bigint,
  out total bigint, out ids uuid[]
)
language plpgsql stable
set search_path = ''
as $$
declare
  counted constant bigint := 1000;
  keys constant tsquery := condition.keys;
  blocks constant bigint := pg_relation_size('private.project_texts') / current_setting('block_size')::bigint;
  fitting bigint;
  looked_at bigint;
  last_place tid;
  newest timestamptz;
  seconds numeric;
  days integer;
begin
  -- What many have is among the newest; what is not there few have, and the index finds it.
  ids := private.newest_matches(condition, tag, 50 * (skipped + size), skipped + size);
  if cardinality(ids) = skipped + size then
    -- Some 2,000 texts from all over the table tell what share of them fits, always the same ones.
    select count(*) filter (
        where kept.searched like all (condition.patterns)
          and (condition.expressions = '{}' or kept.searched ~ all (condition.expressions))
          and (tag = '' or exists (
            select from private.project_tags as listed
            where listed.tag = page_of_matches.tag
              and listed.created_at = kept.created_at and listed.project_id = kept.project_id
          ))
      ), count(*)
    into fitting, looked_at
    from private.project_texts as kept
      tablesample system (least(100, 2500.0 / greatest(blocks, 1))) repeatable (0);
    total := fitting * private.estimated_projects('') / greatest(looked_at, 1);
    if fitting < 20 or total < 2 * counted then
      total := greatest(
        count(*), case when count(*) > counted then total end
      ) from private.matching_projects(condition, tag, counted + 1);
    end if;
  else
    select count(*), array_agg(matching.id order by matching.created_at desc, matching.id desc), max(matching.place)
    into total, ids, last_place
    from private.matching_projects(condition, tag, counted + 1) as matching;
    if total = counted + 1 then
      -- The table has been read up to there, and what is behind it is as the rest.
      total := greatest(total, total * blocks / ((last_place::text::point)[0]::bigint + 1));
      -- Not all of them: those of ever longer periods, from one that is likely to have enough.
      select max(created_at), extract(epoch from max(created_at)) - extract(epoch from min(created_at))
      into newest, seconds
      from private.project_texts;
      foreach days in array '{1,8,64,512,4096,null}'::integer[] loop
        continue when days * 86400 * total < (skipped + size) * seconds;
        condition.keys := coalesce(keys && (
          select string_agg(private.quote_key(key), ' | ')::tsquery from unnest(private.period_keys(days, newest)) as key
        ), keys);
        select array_agg(matching.id order by matching.created_at desc, matching.id desc)
        into ids
        from private.matching_projects(condition, tag, null) as matching;
        exit when cardinality(ids) >= skipped + size;
      end loop;
      if cardinality(ids) < skipped + size then
        total := cardinality(ids);
      end if;
    end if;
  end if;
  ids := coalesce(ids[skipped + 1 : skipped + size], '{}');
end
$$;

-- An expression for texts that have either end of the word: wherever it has a slip, one of them is as it should be.
create function private.ends_expression(word text) returns text
language sql immutable strict parallel safe
as $$
  select ' ' || regexp_replace(left(word, (length - 1) / 2), sign, '\\\&', 'g')
    || '|' || regexp_replace(right(word, length / 2), sign, '\\\&', 'g') || ' '
  from char_length(word) as length, (values ('[!-/:-@\[-`{-~]')) as escaped (sign)
$$;

-- The condition for words of which each may have one slip; null when none may.
create or replace function private.slip_condition(words text[]) returns private.search_condition
language sql stable
set search_path = ''
as $$
  select
    array(select private.containing(word) from unnest(words) as word where not private.may_slip(word)),
    array_agg(private.ends_expression(word)) || array_agg(private.slip_expression(word)),
    string_agg(private.keys_of_slip(word), ' & ')::tsquery
  from unnest(words) as word
  where private.may_slip(word)
  having count(*) > 0
$$;
