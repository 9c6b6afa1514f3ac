-- One vote of one person: a member, or a browser without an account, of which a keyed hash of a random mark is kept.
create table public.suggestion_votes (
  id uuid primary key default gen_random_uuid(),
  suggestion_id uuid not null references public.suggestions (id) on delete cascade,
  user_id uuid references auth.users (id) on delete cascade,
  browser_hash text,
  -- Whether the member wants to hear of the suggestion by mail.
  notify boolean not null default true,
  created_at timestamptz not null default now(),
  constraint suggestion_votes_one_voter check (num_nonnulls(user_id, browser_hash) = 1),
  constraint suggestion_votes_browser_hash_valid check (browser_hash ~ '^[0-9A-Za-z_-]{22,64}$'),
  constraint suggestion_votes_once_a_member unique (suggestion_id, user_id),
  constraint suggestion_votes_once_a_browser unique (suggestion_id, browser_hash)
);

create index suggestion_votes_user_id_idx on public.suggestion_votes (user_id) where user_id is not null;
create index suggestion_votes_browser_hash_idx on public.suggestion_votes (browser_hash)
  where browser_hash is not null;

-- The sum of two numbers that are kept as logarithms. A part 60 halvings smaller changes nothing any more.
create function private.add_trend(first double precision, second double precision) returns double precision
language sql immutable strict
return greatest(first, second) + ln(1 + power(2, - least(abs(first - second), 60))) / ln(2);

-- The update locks the suggestion's row, so that votes given at once are counted one by one.
create function private.count_suggestion_votes() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    update public.suggestions
    set votes_count = votes_count + 1, trend = private.add_trend(trend, private.trend_at(new.created_at))
    where id = new.suggestion_id;
  else
    update public.suggestions as one
    set votes_count = one.votes_count - 1,
        trend = (
          select max(part) + ln(sum(power(2, - least(highest - part, 60)))) / ln(2)
          from (
            select part, max(part) over () as highest
            from (
              select private.trend_at(one.created_at) as part
              union all
              select private.trend_at(vote.created_at)
              from public.suggestion_votes as vote
              where vote.suggestion_id = one.id
            ) as parts
          ) as measured
        )
    where one.id = old.suggestion_id;
  end if;
  return null;
end
$$;

create trigger count_suggestion_votes
  after insert or delete on public.suggestion_votes
  for each row execute function private.count_suggestion_votes();

-- Gives the vote of a member or a browser; given again it stays the one it is. What the browser voted before signing in
-- becomes the member's. Returns the votes the suggestion has now, or no row when it is not there.
create function public.cast_suggestion_vote(target uuid, member uuid, browser text) returns table (votes integer)
language plpgsql
set search_path = ''
as $$
begin
  if member is not null and browser is not null then
    begin
      update public.suggestion_votes as vote
      set user_id = member, browser_hash = null
      where vote.suggestion_id = target and vote.browser_hash = browser;
    exception
      when unique_violation then
        delete from public.suggestion_votes as vote
        where vote.suggestion_id = target and vote.browser_hash = browser;
    end;
  end if;
  insert into public.suggestion_votes (suggestion_id, user_id, browser_hash)
  select one.id, member, case when member is null then browser end
  from public.suggestions as one
  where one.id = target
  on conflict do nothing;
  return query select one.votes_count from public.suggestions as one where one.id = target;
end
$$;

-- Takes the vote back; without one nothing happens. Returns the votes left, or no row when the suggestion is not there.
create function public.withdraw_suggestion_vote(target uuid, member uuid, browser text)
returns table (votes integer)
language plpgsql
set search_path = ''
as $$
begin
  delete from public.suggestion_votes as vote
  where vote.suggestion_id = target and (vote.user_id = member or vote.browser_hash = browser);
  return query select one.votes_count from public.suggestions as one where one.id = target;
end
$$;

revoke execute on function
  public.cast_suggestion_vote(uuid, uuid, text), public.withdraw_suggestion_vote(uuid, uuid, text)
from public;
grant execute on function
  public.cast_suggestion_vote(uuid, uuid, text), public.withdraw_suggestion_vote(uuid, uuid, text)
to service_role;

alter table public.suggestion_votes enable row level security;

grant select on public.suggestion_votes to authenticated;
grant all on public.suggestion_votes to service_role;

create policy "Members read their own votes" on public.suggestion_votes
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "The service role counts votes" on public.suggestion_votes
  for all to service_role
  using (true)
  with check (true);
