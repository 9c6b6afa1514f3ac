-- As publish_git_history, for what a member asks for: whether the repository is still theirs, and their account may write,
-- is looked at under the lock that the change is made under. A push takes minutes, in which a repository may be given
-- away and an account suspended. Says {"published": false, "because": "owner"} then.
create function public.publish_own_git_history(repository_id uuid, owner uuid, change json) returns json
language plpgsql
security definer
set search_path = ''
as $$
declare
  present uuid;
begin
  select repository.user_id into present from public.git_repositories as repository
  where repository.id = publish_own_git_history.repository_id for no key update;
  if not found then return json_build_object('published', false, 'because', 'gone'); end if;
  if present <> publish_own_git_history.owner
    or exists (select from auth.users as account where account.id = present and account.banned_until > now())
  then
    return json_build_object('published', false, 'because', 'owner');
  end if;
  return public.publish_git_history(publish_own_git_history.repository_id, publish_own_git_history.change);
end
$$;
revoke all on function public.publish_own_git_history(uuid, uuid, json) from public;
grant execute on function public.publish_own_git_history(uuid, uuid, json) to service_role;
