-- A suggestion, a vote or a comment comes in through the server's function alone, which knows a person's form from a
-- program's by its age, its trap and how often the sender has written. A direct insert would go around all of that.
revoke insert (name, email, suggestion) on public.suggestions from anon, authenticated;
drop policy "Everyone makes suggestions" on public.suggestions;

-- Whether the caller's token says that they run the site. The claim is written by the server (app_metadata), never by
-- the member.
create or replace function private.is_operator() returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce((select auth.jwt()) -> 'app_metadata' -> 'operator' = 'true'::jsonb, false)
$$;

revoke execute on function private.is_operator() from public;
grant execute on function private.is_operator() to authenticated;
