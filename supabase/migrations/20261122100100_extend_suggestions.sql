-- What the board shows of a suggestion beside its text. Counts and `trend` are kept by triggers.
alter table public.suggestions
  -- For people and addresses: /make-my-site/12-a-page-for-recipes.
  add column number bigint generated always as identity,
  add column status text not null default 'open',
  add column status_reason text not null default '',
  add column status_changed_at timestamptz,
  add column updated_at timestamptz not null default now(),
  add column votes_count integer not null default 0,
  add column comments_count integer not null default 0,
  add column trend double precision not null default 0,
  add constraint suggestions_number_unique unique (number),
  add constraint suggestions_status_known check (status in ('open', 'planned', 'started', 'done', 'declined')),
  add constraint suggestions_status_reason_length check (char_length(status_reason) <= 1000),
  -- Nobody is told no without a word.
  add constraint suggestions_declined_with_reason check (
    status <> 'declined' or private.has_length(status_reason, 1, 1000)
  ),
  add constraint suggestions_votes_count_positive check (votes_count >= 0),
  add constraint suggestions_comments_count_positive check (comments_count >= 0);

create index suggestions_top_idx on public.suggestions (votes_count desc, created_at desc, id desc);
create index suggestions_trend_idx on public.suggestions (trend desc, created_at desc, id desc);
-- Finds suggestions that share words with one that is being typed.
create index suggestions_words_idx on public.suggestions
  using gin (to_tsvector('pg_catalog.english', suggestion));

-- Trending is a sum in which each vote, and the suggestion itself, weighs half as much a week later. Kept as the
-- logarithm (base 2) of that sum seen from one fixed day, it is comparable at any time and never has to be recomputed
-- because time has passed.
create function private.trend_at(moment timestamptz) returns double precision
language sql stable
return extract(epoch from moment - timestamptz '2026-01-01 00:00:00+00')::double precision / 604800;

create function private.start_suggestion() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.trend := private.trend_at(new.created_at);
  return new;
end
$$;

create trigger start_suggestion
  before insert on public.suggestions
  for each row execute function private.start_suggestion();

update public.suggestions set trend = private.trend_at(created_at), updated_at = created_at;

grant execute on function private.trend_at(timestamptz), private.start_suggestion() to service_role;

-- Suggestions that share words with what somebody is typing, most shared words first; at most five. Words that stand
-- in every wish for a website say nothing about which one.
create function public.similar_suggestions(words text)
returns table (number bigint, suggestion text, status text, votes_count integer)
language sql stable
set search_path = ''
as $$
  with typed as (
    select array(
      select lexeme
      from unnest(to_tsvector('pg_catalog.english', left(words, 2000)))
      where lexeme <> all (array[
        'websit', 'site', 'web', 'page', 'templat', 'design', 'creat', 'make', 'made', 'build', 'want', 'need',
        'would', 'could', 'like', 'love', 'pleas', 'nice', 'good', 'great', 'idea', 'use', 'one', 'also', 'people'
      ])
      limit 40
    ) as lexemes
  ),
  asked as (
    select lexemes,
      (
        select string_agg('''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || '''', ' | ')::tsquery
        from unnest(lexemes) as lexeme
      ) as query
    from typed
  ),
  found as (
    select one.*,
      (
        select count(*)
        from unnest(tsvector_to_array(to_tsvector('pg_catalog.english', one.suggestion))) as lexeme
        where lexeme = any (asked.lexemes)
      ) as shared
    from asked
    join public.suggestions as one
      on to_tsvector('pg_catalog.english', one.suggestion) @@ asked.query
  )
  select found.number, found.suggestion, found.status, found.votes_count
  from found, asked
  where found.shared >= least(2, cardinality(asked.lexemes))
  order by found.shared desc, found.votes_count desc, found.number
  limit 5
$$;

revoke execute on function public.similar_suggestions(text) from public;
grant execute on function public.similar_suggestions(text) to anon, authenticated, service_role;
