-- Votes as before, and none on a suggestion that an operator closes at the same moment: the suggestion is held from the
-- look at its status until the vote is counted, as the counting does anyway. No row for a suggestion that is closed.
create or replace function public.cast_suggestion_vote(target uuid, member uuid, browser text) returns table (votes integer)
language plpgsql
set search_path = ''
as $$
begin
  perform from public.suggestions as one
  where one.id = target and one.status not in ('done', 'declined') for no key update;
  if not found then return; end if;
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

create or replace function public.withdraw_suggestion_vote(target uuid, member uuid, browser text)
returns table (votes integer)
language plpgsql
set search_path = ''
as $$
begin
  perform from public.suggestions as one
  where one.id = target and one.status not in ('done', 'declined') for no key update;
  if not found then return; end if;
  delete from public.suggestion_votes as vote
  where vote.suggestion_id = target and (vote.user_id = member or vote.browser_hash = browser);
  return query select one.votes_count from public.suggestions as one where one.id = target;
end
$$;
