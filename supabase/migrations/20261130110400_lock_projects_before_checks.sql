-- Whoever changes a project locks its row and then reads its check. A site that changes, as by being taken down, locks the
-- two in the same order: otherwise each of both waits for the other, and PostgreSQL ends one of them.
create or replace function private.check_live_site() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform from public.projects as project
  where project.id in (old.project_id, new.project_id) and project.user_id = new.user_id
  order by project.id
  for no key update;
  if new.live_deployment_id is not null then
    update public.site_deployments as live set check_hash = private.ask_for_check(live.id, new.open_connections)
    where live.id = new.live_deployment_id;
    perform pg_notify('site_checks', '');
  end if;
  -- What is gone from it shows nothing any more.
  update public.projects as project
  set check_hash = private.check_of_project(project.id, project.user_id, project.preview_url)
  where project.id in (old.project_id, new.project_id) and project.user_id = new.user_id
    and project.check_hash is distinct from
      private.check_of_project(project.id, project.user_id, project.preview_url);
  return null;
end
$$;
