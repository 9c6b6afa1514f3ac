-- A project gets its address when it is created: from the slug the client sent, else from the title.
-- It keeps it for life, because links to it are out in the world.

-- Sees every project, also drafts of others, to find a free address: hence security definer. The lock
-- makes whoever comes second wait for the first one's commit and look again. It is one lock for all
-- titles, since 'foo' (second time) and 'Foo 2' want the same address.
create function private.prepare_project() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  base text;
  suffix text := '';
  attempt integer := 1;
begin
  new.title := private.trim_space(new.title);
  if tg_op = 'UPDATE' and new.slug is not distinct from old.slug then
    return new;
  end if;

  -- Cut first: the length is checked only after this trigger, and an address needs no more.
  base := private.slugify(left(coalesce(nullif(private.trim_space(new.slug), ''), new.title, ''), 200));
  perform pg_advisory_xact_lock(hashtextextended('public.projects.slug', 0));
  loop
    new.slug := rtrim(left(base, 80 - char_length(suffix)), '-') || suffix;
    exit when not exists (select from public.projects where slug = new.slug and id <> new.id);
    attempt := attempt + 1;
    suffix := '-' || attempt;
  end loop;
  return new;
end
$$;

create trigger prepare_project
  before insert or update of title, slug on public.projects
  for each row execute function private.prepare_project();

-- For every table that says when it was last changed.
create function private.set_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- A download is not an edit, so downloads_count is not in the list.
create trigger set_updated_at
  before update of title, description, content, tags, preview_url, image_url, zip_file_url, status, slug
  on public.projects
  for each row execute function private.set_updated_at();
