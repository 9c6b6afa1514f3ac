-- Which published projects have a tag, newest first. `tags @> ...` is no leakproof operator: under row-level security it is
-- a filter after the policies and uses no index, so that a rare tag cost a look at every project. Here one tag's projects
-- stand in a row. Nothing but published ones ever does; visitors read it through functions.
create table private.project_tags (
  tag text collate "C" not null,
  created_at timestamptz not null,
  -- No reference: the triggers below keep it, and a check of every tag would cost each insert more than the row.
  project_id uuid not null
);
alter table private.project_tags enable row level security;
-- Totals of common tags are estimated from it.
alter table private.project_tags alter column tag set statistics 500;

-- Security definer: members write projects, and never this.
create function private.list_project_tags() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' and old.status = 'published' then
    delete from private.project_tags as listed
    using unnest(old.tags) as gone (tag)
    where listed.tag = gone.tag and listed.created_at = old.created_at and listed.project_id = old.id;
  end if;
  if tg_op <> 'DELETE' and new.status = 'published' then
    insert into private.project_tags (tag, created_at, project_id)
    select tag, new.created_at, new.id from unnest(new.tags) as tag;
  end if;
  return null;
end
$$;

create trigger list_tags_of_new after insert on public.projects
  for each row when (new.status = 'published' and new.tags <> '{}')
  execute function private.list_project_tags();
-- By value, not by the columns an UPDATE names: triggers before it change others.
create trigger list_tags_of_changed after update on public.projects
  for each row when (
    (old.id, old.status, old.tags, old.created_at) is distinct from (new.id, new.status, new.tags, new.created_at)
  )
  execute function private.list_project_tags();
create trigger list_tags_of_deleted after delete on public.projects
  for each row when (old.status = 'published' and old.tags <> '{}')
  execute function private.list_project_tags();

-- After the triggers, whose creation waits for writes in progress and holds off later ones: none is missed in between.
insert into private.project_tags (tag, created_at, project_id)
select tag, project.created_at, project.id
from public.projects as project, unnest(project.tags) as tag
where project.status = 'published';

-- Last: an index over rows that are there is made in a fraction of the time.
alter table private.project_tags add primary key (tag, created_at, project_id);
