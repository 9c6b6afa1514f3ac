-- Community's search by words: in any order, in titles and tags, without regard to case, accents, width and apostrophes, and
-- with one slip in a word where nothing has the words as they are. It is our own and not pg_trgm with unaccent: the former
-- has no use for words of one or two letters, nor for signs, and reads every title for them.

-- A text as it is compared: letters of one case and width, without accents and without what is not seen. Nothing of it asks
-- the database's locale, so that every database finds the same.
create function private.fold_letters(value text) returns text
language sql immutable strict parallel safe
as $$
  select translate(
    replace(replace(replace(replace(
      -- Put together again: か and が are as different as k and g, and so are the syllables of Korean.
      normalize(
        regexp_replace(
          private.fold_case(value),
          -- Accents, vowel points of Hebrew and Arabic, what joins and directs; apostrophes of every kind.
          '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u065f\u0670'
          '\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff'
          '''`\u00b4\u02b9-\u02bf\u2018\u2019\u201b\u2032\u2035]+', '', 'g'
        ),
        NFKC
      ),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    'øđłðħıŋς', 'odldhinσ'
  )
$$;

-- The words of a folded text. Signs that are part of names stay in them: c++, c#, 100%. Hyphens and dots separate, and so do
-- brackets, quotes and the punctuation of every script.
create function private.words_of(folded text) returns text[]
language sql immutable strict parallel safe
as $$
  select coalesce(array_agg(word order by number), '{}')
  from regexp_split_to_table(
    folded,
    '[\u0001-\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000'
    '!"(),/:;<=>?[\\\]^{|}~\u00a1\u00ab\u00b7\u00bb\u00bf\u2010-\u2017\u201a\u201c-\u201f\u2022-\u2027\u2039\u203a'
    '\u055a-\u055f\u0589\u05be\u05c0\u05c3\u05c6\u05f3\u05f4\u060c\u061b\u061f\u06d4\u0964\u0965\u0e5a\u0e5b'
    '\u2e00-\u2e5d\u3001-\u3003\u3008-\u3020\u3030\u30a0\u30fb._-]+'
  ) with ordinality as split (word, number)
  where word <> ''
$$;

-- A text as it is searched: its words between spaces, and what hyphens and dots hold together once more as one word.
create function private.search_text(value text) returns text
language sql immutable strict parallel safe
as $$
  select ' ' || array_to_string(
    private.words_of(folded) || array(
      select array_to_string(parts, '')
      from regexp_split_to_table(folded, '[\u0001-\u0020\u00a0\u3000,]+') as piece,
        lateral (select private.words_of(piece) as parts) as split
      where cardinality(parts) > 1
    ),
    ' '
  ) || ' '
  from (select private.fold_letters(value) as folded) as value
$$;

-- What a word with one slip in it has in common with the right one: its first or its second half, and nearly its length. The
-- keys of the halves of a word of `length` letters; `letters` may be one more or less. They have spaces, which pieces have not.
create function private.half_keys(letters text, length integer) returns text[]
language sql immutable strict parallel safe
return array[length || ' ' || "left"(letters, length / 2), length || '  ' || "right"(letters, length - length / 2)];

-- What the index holds of a searched text: every piece of three letters of its words, and the shorter ones they end with, so
-- that whatever a word contains is a piece, begins one, or is made of some; and the halves of words of 4 to 17 letters.
create function private.search_keys(searched text) returns tsvector
language plpgsql immutable strict parallel safe
as $$
declare
  keys text[] := '{}';
  word text;
  length integer;
begin
  foreach word in array string_to_array(btrim(searched, ' '), ' ') loop
    length := char_length(word);
    for start in 1 .. length loop
      keys := keys || substr(word, start, 3);
    end loop;
    if length between 4 and 17 then
      keys := keys || private.half_keys(word, length);
    end if;
  end loop;
  return array_to_tsvector(array(select key from unnest(keys) as key where key <> ''));
end
$$;

-- The searched texts of published projects, in the order of the list. Nothing but published ones ever stands here; visitors
-- read it through `find_projects`.
create table private.project_texts (
  created_at timestamptz not null,
  -- No reference: the triggers below keep it.
  project_id uuid not null,
  searched text not null
);
alter table private.project_texts enable row level security;

create function private.text_of_project(title text, tags text[]) returns text
language sql immutable strict parallel safe
return private.search_text(title || ' ' || array_to_string(tags, ' '));

-- Security definer: members write projects, and never this.
create function private.keep_project_text() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' and old.status = 'published' then
    delete from private.project_texts as kept
    where kept.created_at = old.created_at and kept.project_id = old.id;
  end if;
  if tg_op <> 'DELETE' and new.status = 'published' then
    insert into private.project_texts (created_at, project_id, searched)
    values (new.created_at, new.id, private.text_of_project(new.title, new.tags));
  end if;
  return null;
end
$$;

create trigger keep_text_of_new after insert on public.projects
  for each row when (new.status = 'published')
  execute function private.keep_project_text();
-- By value, not by the columns an UPDATE names: triggers before it change others.
create trigger keep_text_of_changed after update on public.projects
  for each row when (
    (old.id, old.status, old.title, old.tags, old.created_at)
      is distinct from (new.id, new.status, new.title, new.tags, new.created_at)
  )
  execute function private.keep_project_text();
create trigger keep_text_of_deleted after delete on public.projects
  for each row when (old.status = 'published')
  execute function private.keep_project_text();

-- After the triggers, whose creation waits for writes in progress and holds off later ones: none is missed in between.
insert into private.project_texts (created_at, project_id, searched)
select created_at, id, private.text_of_project(title, tags) from public.projects where status = 'published';

alter table private.project_texts add primary key (created_at, project_id);
-- New texts wait in a list that every search reads through, so it is kept short.
create index project_texts_keys_idx on private.project_texts
  using gin (private.search_keys(searched)) with (gin_pending_list_limit = 256);
-- The 300 commonest keys are enough to know which to leave out, and every search reads them.
alter index private.project_texts_keys_idx alter column 1 set statistics 30;

drop function public.find_projects(text, text, integer, integer);
drop function private.matching_projects(text, text[], text, bigint);
drop function private.newest_matches(text, text[], text, bigint, bigint);
drop function private.pieces_query(text);
drop index public.projects_title_pieces_idx;
drop function private.text_pieces(text);

-- What is asked for: every pattern and every expression has to fit a searched text, and its keys the query. Without patterns
-- and expressions nothing fits.
create type private.search_condition as (patterns text[], expressions text[], keys tsquery);

-- A pattern of LIKE for whatever contains the word.
create function private.containing(word text) returns text
language sql immutable strict parallel safe
return '%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%';

create function private.quote_key(key text) returns text
language sql immutable strict parallel safe
return '''' || replace(replace(key, '\', '\\'), '''', '''''') || '''';

-- A query for the index that holds for every text that contains all words, and for some others. A piece that half of all texts
-- have costs more to read than it spares, so the rarest is asked for and one more that is rare; all where PostgreSQL has no
-- statistics yet. Words shorter than a piece are asked for when there are no others: pieces begin with them.
create function private.keys_of_words(words text[]) returns tsquery
language sql stable
set search_path = ''
as $$
  with known as (
    select most_common_elems::text::text[] as pieces, most_common_elem_freqs as shares
    from pg_catalog.pg_stats
    where schemaname = 'private' and tablename = 'project_texts_keys_idx'
  ), piece as (
    select distinct substr(word, start, 3) as text
    from unnest(words) as word, generate_series(1, greatest(char_length(word) - 2, 1)) as start
  ), asked as (
    select private.quote_key(text) || case when char_length(text) < 3 then ':*' else '' end as quoted,
      row_number() over (order by char_length(text) desc, share nulls first, text) as place, coalesce(share, 0) as share
    from piece
    left join (select unnest(pieces) as text, unnest(shares) as share from known) as common using (text)
    where char_length(text) = 3 or 3 > all (select char_length(text) from piece)
  )
  select string_agg(quoted, ' & ' order by place)::tsquery
  from asked
  where place = 1 or (place = 2 and share < 0.05) or not exists (select from known)
$$;

-- Whether a slip in the word is looked for. Of numbers another one is no slip, and of Chinese and kana every sign is a word.
create function private.may_slip(word text) returns boolean
language sql immutable strict parallel safe
return char_length(word) between 4 and 16 and word !~ '[0-9\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]';

-- An expression for texts that have the word with one slip: a letter too many, missing, another, or two that have changed
-- places. Words of three letters stand for no other, as the index has no halves of them.
create function private.slip_expression(word text) returns text
language plpgsql immutable strict parallel safe
as $$
declare
  letters text[] := array(
    select case when letter ~ '[!-/:-@\[-`{-~]' then '\' || letter else letter end
    from regexp_split_to_table(word, '') with ordinality as split (letter, number) order by number
  );
  length constant integer := cardinality(letters);
  forms text[] := '{}';
begin
  for at in 0 .. length loop
    forms := forms || (array_to_string(letters[:at], '') || '[^ ]' || array_to_string(letters[at + 1:], ''));
    continue when at = 0;
    forms := forms || (array_to_string(letters[:at - 1], '') || '[^ ]' || array_to_string(letters[at + 1:], ''));
    if length > 4 then
      forms := forms || (array_to_string(letters[:at - 1], '') || array_to_string(letters[at + 1:], ''));
    end if;
    if at < length then
      forms := forms || (array_to_string(letters[:at - 1], '') || letters[at + 1] || letters[at]
        || array_to_string(letters[at + 2:], ''));
    end if;
  end loop;
  return ' (?:' || array_to_string(forms, '|') || ') ';
end
$$;

-- The halves of every word that this one may be with one slip, as a query for the index.
create function private.keys_of_slip(word text) returns text
language sql immutable strict parallel safe
as $$
  select '(' || string_agg(private.quote_key(key), ' | ') || ')'
  from (
    select unnest(private.half_keys(word, length)) as key
    from generate_series(greatest(char_length(word) - 1, 4), char_length(word) + 1) as length
    union
    -- The two letters in the middle may have changed places.
    select char_length(word) || ' ' || left(word, char_length(word) / 2 - 1) || substr(word, char_length(word) / 2 + 1, 1)
  ) as half
$$;

-- The condition for words as they are.
create function private.exact_condition(words text[]) returns private.search_condition
language sql stable
set search_path = ''
as $$
  select array(select private.containing(word) from unnest(words) as word), '{}'::text[], private.keys_of_words(words)
$$;

-- The condition for words of which each may have one slip; null when none may.
create function private.slip_condition(words text[]) returns private.search_condition
language sql stable
set search_path = ''
as $$
  select
    array(select private.containing(word) from unnest(words) as word where not private.may_slip(word)),
    array_agg(private.slip_expression(word)),
    string_agg(private.keys_of_slip(word), ' & ')::tsquery
  from unnest(words) as word
  where private.may_slip(word)
  having count(*) > 0
$$;

-- The newest published projects with a tag ('' for any), at most `depth` of them, of which at most `enough` that fit are
-- given, newest first. One after the other: it ends as soon as there are enough.
create function private.newest_matches(condition private.search_condition, tag text, depth bigint, enough bigint)
returns uuid[]
language plpgsql stable
set search_path = ''
as $$
begin
  if tag <> '' then
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

-- All published projects that fit, or about `enough` of them, in no order.
create function private.matching_projects(condition private.search_condition, tag text, enough bigint)
returns table (id uuid, created_at timestamptz)
language plpgsql stable
set search_path = ''
as $$
declare
  short constant bigint := 10000;
begin
  -- A short list is read from end to end, however many have the words.
  if tag <> '' and short > count(*) from (
    select from private.project_tags as listed where listed.tag = matching_projects.tag limit short
  ) as counting then
    return query
      select kept.project_id, kept.created_at
      from private.project_tags as listed
      join private.project_texts as kept using (created_at, project_id)
      where listed.tag = matching_projects.tag
        and kept.searched like all (condition.patterns)
        and (condition.expressions = '{}' or kept.searched ~ all (condition.expressions))
      limit enough;
    return;
  end if;
  return query
    select kept.project_id, kept.created_at
    from private.project_texts as kept
    where private.search_keys(kept.searched) @@ condition.keys
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

-- A page of what fits a condition, newest first, and how many there are in all: counted up to 1,000, and beyond on a page
-- that is not full; an estimate otherwise.
create function private.page_of_matches(
  condition private.search_condition, tag text, skipped bigint, size bigint,
  out total bigint, out ids uuid[]
)
language plpgsql stable
set search_path = ''
as $$
declare
  counted constant bigint := 1000;
begin
  -- What many have is among the newest; what is not there few have, and the index finds them all.
  ids := private.newest_matches(condition, tag, 50 * (skipped + size), skipped + size);
  if cardinality(ids) < skipped + size then
    select count(*), array_agg(matching.id order by matching.created_at desc, matching.id desc)
    into total, ids
    from private.matching_projects(condition, tag, null) as matching;
  else
    total := cardinality(private.newest_matches(condition, tag, 10 * counted, counted + 1));
    if total <= counted then
      total := count(*) from private.matching_projects(condition, tag, counted + 1);
    end if;
    if total > counted then
      total := greatest(total, private.estimated_projects(tag)
        * cardinality(private.newest_matches(condition, tag, 1000, 1000)) / 1000);
    end if;
  end if;
  ids := coalesce(ids[skipped + 1 : skipped + size], '{}');
end
$$;

-- PostgreSQL's estimate of how many published projects there are, or how many have a tag.
create function private.estimated_projects(tag text) returns bigint
language sql stable
set search_path = ''
as $$
  select case
    when tag = '' then private.estimated_rows('public.projects', 'status', 'published')
    else private.estimated_rows('private.project_tags', 'tag', tag)
  end
$$;

-- A page of the published projects whose title and tags have every word of `q`, and that have the tag `tag`; newest first.
-- Where none has the words as they are, each may have one slip. One of the two may be '', which asks for nothing; with both
-- there is nothing to find. `total` is how many there are on all pages, as `page_of_matches` says.
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
  words constant text[] := private.words_of(private.fold_letters(left(q, 101)));
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

revoke execute on function public.find_projects(text, text, integer, integer) from public;
grant execute on function public.find_projects(text, text, integer, integer) to anon, authenticated, service_role;
