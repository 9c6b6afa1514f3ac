-- Community by what a browser found out about live sites: see docs/decisions/064-what-members-choose-about-their-
-- sites.md. What is known of a project's site is a number beside its searched text and beside each of its tags, so
-- that a list of any combination is read from an index in its order.

-- The bits of that number: 1 for a live site, 2 for no fault by axe, 4 for no request to another host, 8 for under
-- 500 KB. Only a live site has one of the others.
create function private.check_bits(check_hash text) returns smallint
language plpgsql
set search_path = ''
as $$
declare
  known public.site_checks;
begin
  if check_hash is null then
    return 0;
  end if;
  select * into known from public.site_checks as one where one.hash = check_bits.check_hash;
  if known.state is distinct from 'done' then
    -- Its result either is here once the lock is given, or finds the project when this is committed.
    select * into known from public.site_checks as one where one.hash = check_bits.check_hash for share;
  end if;
  return 1 + case when known.state = 'done' then
    case when known.axe_faults = 0 then 2 else 0 end
    + case when known.foreign_hosts = '{}' then 4 else 0 end
    + case when known.bytes < 500 * 1024 then 8 else 0 end
  else 0 end;
end
$$;

alter table private.project_texts add column checks smallint not null default 0;
alter table private.project_tags add column checks smallint not null default 0;

create or replace function private.keep_project_text() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  checks smallint;
begin
  -- First: whoever finishes the check has locked it before it comes to these rows as well.
  if tg_op <> 'DELETE' and new.status = 'published' then
    checks := private.check_bits(new.check_hash);
  end if;
  if tg_op <> 'INSERT' and old.status = 'published' then
    delete from private.project_texts as kept
    where kept.created_at = old.created_at and kept.project_id = old.id;
  end if;
  if tg_op <> 'DELETE' and new.status = 'published' then
    insert into private.project_texts (created_at, project_id, searched, checks)
    values (new.created_at, new.id, private.text_of_project(new.title, new.tags), checks);
  end if;
  return null;
end
$$;

-- A project with a site has a row without a tag as well, for lists of all tags.
create or replace function private.list_project_tags() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  checks smallint;
begin
  if tg_op <> 'DELETE' and new.status = 'published' then
    checks := private.check_bits(new.check_hash);
  end if;
  if tg_op <> 'INSERT' and old.status = 'published' then
    delete from private.project_tags as listed
    using unnest(old.tags || ''::text) as gone (tag)
    where listed.tag = gone.tag and listed.created_at = old.created_at and listed.project_id = old.id;
  end if;
  if tg_op <> 'DELETE' and new.status = 'published' then
    insert into private.project_tags (tag, created_at, project_id, checks)
    select tag, new.created_at, new.id, checks
    from unnest(case when checks > 0 then new.tags || ''::text else new.tags end) as tag;
  end if;
  return null;
end
$$;

create or replace trigger keep_text_of_changed after update on public.projects
  for each row when (
    (old.id, old.status, old.title, old.tags, old.created_at, old.check_hash)
      is distinct from (new.id, new.status, new.title, new.tags, new.created_at, new.check_hash)
  )
  execute function private.keep_project_text();
create or replace trigger list_tags_of_new after insert on public.projects
  for each row when (new.status = 'published' and (new.tags <> '{}' or new.check_hash is not null))
  execute function private.list_project_tags();
create or replace trigger list_tags_of_changed after update on public.projects
  for each row when (
    (old.id, old.status, old.tags, old.created_at, old.check_hash)
      is distinct from (new.id, new.status, new.tags, new.created_at, new.check_hash)
  )
  execute function private.list_project_tags();
create or replace trigger list_tags_of_deleted after delete on public.projects
  for each row when (old.status = 'published' and (old.tags <> '{}' or old.check_hash is not null))
  execute function private.list_project_tags();

create function private.keep_checks_of_projects() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  known constant smallint := private.check_bits(new.hash);
begin
  update private.project_texts as kept set checks = known
  from public.projects as project
  where project.check_hash = new.hash and project.status = 'published'
    and kept.created_at = project.created_at and kept.project_id = project.id and kept.checks <> known;
  update private.project_tags as listed set checks = known
  from public.projects as project
  where project.check_hash = new.hash and project.status = 'published'
    and listed.tag = any (project.tags || ''::text)
    and listed.created_at = project.created_at and listed.project_id = project.id and listed.checks <> known;
  return null;
end
$$;
create trigger keep_checks_of_projects after update on public.site_checks
  for each row when (
    (old.state, old.axe_faults, old.foreign_hosts, old.bytes)
      is distinct from (new.state, new.axe_faults, new.foreign_hosts, new.bytes)
  )
  execute function private.keep_checks_of_projects();

-- What is published already. After the triggers, whose creation waits for writes in progress and holds off later ones.
with known as (
  select project.id, project.created_at, project.tags, private.check_bits(project.check_hash) as checks
  from public.projects as project
  where project.check_hash is not null and project.status = 'published'
), kept as (
  update private.project_texts as kept set checks = known.checks
  from known where kept.created_at = known.created_at and kept.project_id = known.id
), listed as (
  update private.project_tags as listed set checks = known.checks
  from known
  where listed.tag = any (known.tags) and listed.created_at = known.created_at and listed.project_id = known.id
)
insert into private.project_tags (tag, created_at, project_id, checks)
select '', known.created_at, known.id, known.checks from known;

create index project_tags_checks_idx on private.project_tags (tag, checks, created_at, project_id) where checks > 0;

-- The published projects with a tag ('' for any) and with all of these bits, newest first: those of each number that
-- has the bits are in the order of the index, and PostgreSQL merges them as far as it is asked for. No settings, so
-- that the function becomes a part of the query that calls it.
create function private.listed_with_bits(tag text, bits smallint)
returns table (created_at timestamptz, project_id uuid)
language sql stable
as $$
  (select one.created_at, one.project_id from private.project_tags as one
    where one.tag = $1 and one.checks = 1 and 1 & $2 = $2 order by one.created_at desc, one.project_id desc)
  union all
  (select one.created_at, one.project_id from private.project_tags as one
    where one.tag = $1 and one.checks = 3 and 3 & $2 = $2 order by one.created_at desc, one.project_id desc)
  union all
  (select one.created_at, one.project_id from private.project_tags as one
    where one.tag = $1 and one.checks = 5 and 5 & $2 = $2 order by one.created_at desc, one.project_id desc)
  union all
  (select one.created_at, one.project_id from private.project_tags as one
    where one.tag = $1 and one.checks = 7 and 7 & $2 = $2 order by one.created_at desc, one.project_id desc)
  union all
  (select one.created_at, one.project_id from private.project_tags as one
    where one.tag = $1 and one.checks = 9 and 9 & $2 = $2 order by one.created_at desc, one.project_id desc)
  union all
  (select one.created_at, one.project_id from private.project_tags as one
    where one.tag = $1 and one.checks = 11 and 11 & $2 = $2 order by one.created_at desc, one.project_id desc)
  union all
  (select one.created_at, one.project_id from private.project_tags as one
    where one.tag = $1 and one.checks = 13 and 13 & $2 = $2 order by one.created_at desc, one.project_id desc)
  union all
  (select one.created_at, one.project_id from private.project_tags as one
    where one.tag = $1 and one.checks = 15 and 15 & $2 = $2 order by one.created_at desc, one.project_id desc)
$$;

-- The keys of a text with a site, for each of its bits as well; they begin with a space, as those of periods do.
create function private.checked_keys(searched text, created_at timestamptz, checks smallint) returns tsvector
language sql immutable strict parallel safe
return private.index_keys(searched, created_at) || array_to_tsvector(array(
  select ' c' || bit from unnest('{1,2,4,8}'::integer[]) as bit where checks & bit = bit
));

-- Beside the index of all texts: whoever searches without filters does not read it, and most projects have no site.
create index project_texts_checked_keys_idx on private.project_texts
  using gin (private.checked_keys(searched, created_at, checks)) with (gin_pending_list_limit = 256) where checks > 0;
alter index private.project_texts_checked_keys_idx alter column 1 set statistics 30;

-- How many there are with a tag or bits, counted up to `most`.
create function private.count_listed(tag text, checks smallint, most bigint) returns bigint
language plpgsql stable
set search_path = ''
as $$
begin
  if checks > 0 then
    return count(*) from (
      select from private.listed_with_bits(count_listed.tag, count_listed.checks) limit most
    ) as counting;
  end if;
  return count(*) from (
    select from private.project_tags as listed where listed.tag = count_listed.tag limit most
  ) as counting;
end
$$;

drop function public.find_projects(text, text, integer, integer);
drop function private.page_of_matches(private.search_condition, text, bigint, bigint);
drop function private.matching_projects(private.search_condition, text, bigint);
drop function private.newest_matches(private.search_condition, text, bigint, bigint);
drop function private.estimated_projects(text);

-- PostgreSQL's estimate of how many published projects there are with a tag ('' for any) and bits (0 for any). Of a
-- tag with bits, as if sites were as frequent among its projects as among all.
create function private.estimated_projects(tag text, checks smallint) returns bigint
language sql stable
set search_path = ''
as $$
  select (
    case
      when tag = '' then private.estimated_rows('public.projects', 'status', 'published')
      else private.estimated_rows('private.project_tags', 'tag', tag)
    end
    * case
      when checks = 0 then 1
      else (
        select sum(private.estimated_rows('private.project_texts', 'checks', number::text))
        from generate_series(1, 15, 2) as number where number & estimated_projects.checks = estimated_projects.checks
      ) / greatest(private.estimated_rows('public.projects', 'status', 'published'), 1)
    end
  )::bigint
$$;

-- The newest projects of those listed, at most `depth`, of which at most `enough` that fit are given, newest first.
-- One after the other: it ends as soon as there are enough.
create function private.newest_matches(
  condition private.search_condition, tag text, checks smallint, depth bigint, enough bigint
)
returns uuid[]
language plpgsql stable
set search_path = ''
as $$
begin
  if checks > 0 then
    return array(
      select newest.project_id
      from (
        select listed.project_id, listed.created_at
        from private.listed_with_bits(newest_matches.tag, newest_matches.checks) as listed
        order by listed.created_at desc, listed.project_id desc limit depth
      ) as newest
      join private.project_texts as kept using (created_at, project_id)
      where kept.searched like all (condition.patterns)
        and (condition.expressions = '{}' or kept.searched ~ all (condition.expressions))
      order by newest.created_at desc, newest.project_id desc limit enough
    );
  elsif tag <> '' then
    return array(
      select newest.project_id
      from (
        select listed.project_id, listed.created_at
        from private.project_tags as listed
        where listed.tag = newest_matches.tag
        order by listed.created_at desc, listed.project_id desc limit depth
      ) as newest
      join private.project_texts as kept using (created_at, project_id)
      where kept.searched like all (condition.patterns)
        and (condition.expressions = '{}' or kept.searched ~ all (condition.expressions))
      order by newest.created_at desc, newest.project_id desc limit enough
    );
  end if;
  return array(
    select newest.project_id
    from (
      select kept.project_id, kept.created_at, kept.searched
      from private.project_texts as kept
      order by kept.created_at desc, kept.project_id desc limit depth
    ) as newest
    where newest.searched like all (condition.patterns)
      and (condition.expressions = '{}' or newest.searched ~ all (condition.expressions))
    order by newest.created_at desc, newest.project_id desc limit enough
  );
end
$$;

-- All published projects that fit, or `enough` of them as they are kept in the table. `place` is where they were met.
create function private.matching_projects(
  condition private.search_condition, tag text, checks smallint, enough bigint
)
returns table (id uuid, created_at timestamptz, place tid)
language plpgsql stable
set search_path = ''
-- PostgreSQL expects far more rows of a query for keys than there are, and starting workers for them took 20 ms.
set max_parallel_workers_per_gather = 0
as $$
declare
  is_short boolean;
begin
  -- A short list is read from end to end, however many have the words.
  is_short := (tag <> '' or checks > 0) and 10000 > private.count_listed(tag, checks, 10000);
  if is_short and checks > 0 then
    return query
      select kept.project_id, kept.created_at, kept.ctid
      from private.listed_with_bits(matching_projects.tag, matching_projects.checks) as listed
      join private.project_texts as kept using (created_at, project_id)
      where kept.searched like all (condition.patterns)
        and (condition.expressions = '{}' or kept.searched ~ all (condition.expressions));
  elsif is_short then
    return query
      select kept.project_id, kept.created_at, kept.ctid
      from private.project_tags as listed
      join private.project_texts as kept using (created_at, project_id)
      where listed.tag = matching_projects.tag
        and kept.searched like all (condition.patterns)
        and (condition.expressions = '{}' or kept.searched ~ all (condition.expressions));
  elsif checks > 0 then
    return query
      select kept.project_id, kept.created_at, kept.ctid
      from private.project_texts as kept
      where kept.checks > 0
        and private.checked_keys(kept.searched, kept.created_at, kept.checks) @@ (condition.keys && (
          select string_agg(private.quote_key(' c' || bit), ' & ')::tsquery
          from unnest('{1,2,4,8}'::integer[]) as bit where matching_projects.checks & bit = bit
        ))
        and kept.searched like all (condition.patterns)
        and (condition.expressions = '{}' or kept.searched ~ all (condition.expressions))
        and (tag = '' or exists (
          select from private.project_tags as listed
          where listed.tag = matching_projects.tag
            and listed.created_at = kept.created_at and listed.project_id = kept.project_id
        ))
      limit enough;
  else
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
  end if;
end
$$;

-- A page of what fits a condition, newest first, and how many there are in all: counted up to 1,000, an estimate
-- beyond.
create function private.page_of_matches(
  condition private.search_condition, tag text, checks smallint, skipped bigint, size bigint,
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
  ids := private.newest_matches(condition, tag, checks, 50 * (skipped + size), skipped + size);
  if cardinality(ids) = skipped + size then
    -- Some 2,000 texts from all over the table tell what share of them fits, always the same ones.
    select count(*) filter (
        where kept.searched like all (condition.patterns)
          and (condition.expressions = '{}' or kept.searched ~ all (condition.expressions))
          and kept.checks & page_of_matches.checks = page_of_matches.checks
          and (tag = '' or exists (
            select from private.project_tags as listed
            where listed.tag = page_of_matches.tag
              and listed.created_at = kept.created_at and listed.project_id = kept.project_id
          ))
      ), count(*)
    into fitting, looked_at
    from private.project_texts as kept
      tablesample system (least(100, 2500.0 / greatest(blocks, 1))) repeatable (0);
    total := fitting * private.estimated_projects('', 0::smallint) / greatest(looked_at, 1);
    if fitting < 20 or total < 2 * counted then
      total := greatest(
        count(*), case when count(*) > counted then total end
      ) from private.matching_projects(condition, tag, checks, counted + 1);
    end if;
  else
    select count(*), array_agg(matching.id order by matching.created_at desc, matching.id desc), max(matching.place)
    into total, ids, last_place
    from private.matching_projects(condition, tag, checks, counted + 1) as matching;
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
          select string_agg(private.quote_key(key), ' | ')::tsquery
          from unnest(private.period_keys(days, newest)) as key
        ), keys);
        select array_agg(matching.id order by matching.created_at desc, matching.id desc)
        into ids
        from private.matching_projects(condition, tag, checks, null) as matching;
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

-- The bits of what is asked of sites, by their names. Each implies that the site is live.
create function private.bits_of_checks(checks text[]) returns smallint
language plpgsql immutable
set search_path = ''
as $$
declare
  names constant text[] := '{live,no-faults,no-foreign-requests,under-500-kb}';
  bits integer := 0;
  name text;
begin
  foreach name in array coalesce(checks, '{}') loop
    if array_position(names, name) is null then
      raise exception 'There is no such check. Checks are %.', array_to_string(names, ', ')
        using errcode = 'invalid_parameter_value';
    end if;
    bits := bits | 1 | (1 << array_position(names, name) - 1);
  end loop;
  return bits;
end
$$;

-- A page of the published projects whose title and tags have every word of `q`, that have the tag `tag`, and whose
-- site is all that `checks` names; newest first. Where none has the words as they are, each may have one slip. What
-- is '' or empty asks for nothing; without any of the three there is nothing to find. `total` is how many there are
-- on all pages, as `page_of_matches` says.
create function public.find_projects(
  q text default '', tag text default '', page integer default 1, page_size integer default 24,
  checks text[] default '{}',
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
  bits constant smallint := private.bits_of_checks(checks);
  slips private.search_condition;
  ids uuid[] := '{}';
begin
  total := 0;
  if q = '' and (tag <> '' or bits > 0) then
    if bits > 0 then
      ids := array(
        select listed.project_id from private.listed_with_bits(find_projects.tag, bits) as listed
        order by listed.created_at desc, listed.project_id desc offset skipped limit size
      );
    else
      ids := array(
        select listed.project_id from private.project_tags as listed where listed.tag = find_projects.tag
        order by listed.created_at desc, listed.project_id desc offset skipped limit size
      );
    end if;
    total := private.count_listed(tag, bits, case when cardinality(ids) = size then counted + 1 end);
    if cardinality(ids) = size and total > counted then
      total := greatest(total, private.estimated_projects(tag, bits));
    end if;
  elsif words <> '{}' then
    select * into total, ids from private.page_of_matches(private.exact_condition(words), tag, bits, skipped, size);
    if total = 0 then
      slips := private.slip_condition(words);
      if slips.keys is not null then
        select * into total, ids from private.page_of_matches(slips, tag, bits, skipped, size);
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

revoke execute on function
  public.find_projects(text, text, integer, integer, text[]), private.check_bits(text),
  private.keep_checks_of_projects()
from public;
grant execute on function public.find_projects(text, text, integer, integer, text[])
  to anon, authenticated, service_role;
