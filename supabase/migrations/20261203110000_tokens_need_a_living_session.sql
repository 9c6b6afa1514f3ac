-- An access token outlives the session that it is made in by months: one that has ended makes none, though the JWT of it is good for
-- some minutes more. Otherwise the function of 20261201110000.
create or replace function public.create_access_token(name text, scopes text[], days integer default 90)
returns json
language plpgsql
security definer
set search_path = ''
as $$
begin
  if auth.uid() is null or (
    auth.jwt() ->> 'session_id' is not null
    and not exists (select from auth.sessions as own where own.id::text = auth.jwt() ->> 'session_id')
  ) then
    raise exception 'Please sign in to make a token.' using errcode = 'insufficient_privilege';
  end if;
  return private.make_access_token(auth.uid(), name, scopes, days);
end
$$;
