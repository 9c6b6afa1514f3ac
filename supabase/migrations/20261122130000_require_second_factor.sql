-- Accounts with an authenticator app in force: a session that has proved the password only (`aal1`) sees what visitors
-- see, and changes nothing. The token says what was proved, the database whether more was asked for. Accounts without a
-- second factor notice nothing.
create function private.is_fully_signed_in() returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2' or not exists (
    select from auth.mfa_factors
    where user_id = auth.uid() and status = 'verified'
  )
$$;
grant execute on function private.is_fully_signed_in() to authenticated;

-- Restrictive: asked beside the policies that say whose a row is, and never in place of them.
do $$
declare
  target text;
begin
  foreach target in array array[
    'public.projects', 'public.git_repositories', 'public.git_repository_files', 'public.user_profiles',
    'public.user_handles', 'public.access_tokens', 'public.template_favourites', 'public.template_download_history',
    'storage.objects'
  ] loop
    execute format(
      'create policy "Inserts need the second factor" on %s as restrictive for insert to authenticated
        with check ((select private.is_fully_signed_in()))', target);
    execute format(
      'create policy "Updates need the second factor" on %s as restrictive for update to authenticated
        using ((select private.is_fully_signed_in())) with check ((select private.is_fully_signed_in()))', target);
    execute format(
      'create policy "Deletes need the second factor" on %s as restrictive for delete to authenticated
        using ((select private.is_fully_signed_in()))', target);
  end loop;
  -- The files of a repository are read where the repository is.
  foreach target in array array[
    'public.user_profiles', 'public.user_handles', 'public.access_tokens', 'public.template_favourites',
    'public.template_download_history', 'storage.objects'
  ] loop
    execute format(
      'create policy "Reads need the second factor" on %s as restrictive for select to authenticated
        using ((select private.is_fully_signed_in()))', target);
  end loop;
end
$$;

create policy "Reads of drafts need the second factor" on public.projects
  as restrictive for select to authenticated
  using (status = 'published' or (select private.is_fully_signed_in()));

create policy "Reads of private repositories need the second factor" on public.git_repositories
  as restrictive for select to authenticated
  using (is_private = false or (select private.is_fully_signed_in()));

-- Tokens and handles are made by functions that run as their owner, past the policies.
create function private.require_second_factor() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_fully_signed_in() then
    raise exception 'Please enter the code of your authenticator app first.' using errcode = 'insufficient_privilege';
  end if;
  return null;
end
$$;

create trigger require_second_factor before insert or update or delete on public.access_tokens
  for each statement execute function private.require_second_factor();
create trigger require_second_factor before insert or update or delete on public.user_handles
  for each statement execute function private.require_second_factor();

-- What changes a repository's files goes through the server, which asks this about the caller. A public repository is
-- readable with the password alone; that must not be enough to write.
create or replace function public.find_own_git_repository(owner text, repository text)
returns setof public.git_repositories
language sql stable
begin atomic
  select found.* from public.git_repositories as found
  where found.id = private.git_repository_id($1, $2)
    and found.user_id = (select auth.uid())
    and (select private.is_fully_signed_in());
end;
