-- The devices on which a member is signed in, for the member alone. Without network addresses and places: they would say
-- more to whoever has stolen a session than they are worth to its owner.
create function public.list_sessions()
returns table (
  id uuid, created_at timestamptz, refreshed_at timestamptz, user_agent text, aal text, is_current boolean
)
language sql stable
security definer
set search_path = ''
as $$
  select one.id, one.created_at, one.refreshed_at::timestamptz, one.user_agent, one.aal::text,
    one.id::text = auth.jwt() ->> 'session_id'
  from auth.sessions as one
  where one.user_id = auth.uid()
    and (one.not_after is null or one.not_after > now())
    and private.is_fully_signed_in()
    -- A token outlives its session by an hour at most; it is to see nothing in that hour.
    and exists (select from auth.sessions as own where own.id::text = auth.jwt() ->> 'session_id')
  order by coalesce(one.refreshed_at::timestamptz, one.created_at) desc, one.id
$$;
revoke all on function public.list_sessions() from public;
grant execute on function public.list_sessions() to authenticated;

-- Signs one device of the caller out. False when there is no such session of theirs.
create function public.end_session(session uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_fully_signed_in() or not exists (
    select from auth.sessions as own where own.id::text = auth.jwt() ->> 'session_id'
  ) then
    return false;
  end if;
  delete from auth.sessions as one where one.id = end_session.session and one.user_id = auth.uid();
  return found;
end
$$;
revoke all on function public.end_session(uuid) from public;
grant execute on function public.end_session(uuid) to authenticated;
