-- Visitors without an account count too, so the function writes what its caller may not. It can do
-- nothing but add one to a project that is public.
create function public.increment_downloads(project_id uuid) returns void
language sql
security definer
set search_path = ''
as $$
  update public.projects
  set downloads_count = downloads_count + 1
  where id = increment_downloads.project_id and status = 'published'
$$;

revoke all on function public.increment_downloads(uuid) from public;
grant execute on function public.increment_downloads(uuid) to anon, authenticated, service_role;
