-- Who runs the site. The claim stands in the account, where only the server writes (`npm run operator`), and is looked
-- up at each call rather than read from the token, so that it is there and gone at once. Where an operator has an
-- authenticator app, its code is asked for first.
create or replace function private.is_operator() returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select exists (
    select from auth.users
    where id = (select auth.uid())
      and raw_app_meta_data -> 'operator' = 'true'::jsonb
      and (banned_until is null or banned_until <= now())
  ) and private.is_fully_signed_in()
$$;

-- What the pages ask before they show the desk.
create function public.is_operator() returns boolean
language sql stable
return (select private.is_operator());
revoke execute on function public.is_operator() from public;
grant execute on function public.is_operator() to authenticated;

-- Projects: a draft is its owner's alone. A note says why one came back. What an operator has taken down stays down until an operator has looked again.
alter table public.projects
  add column review_note text not null default '',
  add column taken_down_at timestamptz,
  add constraint projects_review_note_length check (char_length(review_note) <= 1000),
  add constraint projects_taken_down_hidden check (taken_down_at is null or status <> 'published');

grant update (review_note) on public.projects to authenticated;

-- A draft that was sent back is one they have seen: without this they could not send it.
create policy "Operators read projects that wait or are public" on public.projects
  for select to authenticated
  using ((status <> 'draft' or review_note <> '') and (select private.is_operator()));

create policy "Operators decide on projects" on public.projects
  for update to authenticated
  using (status <> 'draft' and (select private.is_operator()))
  with check ((select private.is_operator()));

create policy "Operators remove projects" on public.projects
  for delete to authenticated
  using (status <> 'draft' and (select private.is_operator()));

-- Who can not see a row can not remove it either.
create policy "Operators see files of projects" on storage.objects
  for select to authenticated
  using (bucket_id = 'project-files' and (select private.is_operator()));

create policy "Operators remove files of projects" on storage.objects
  for delete to authenticated
  using (bucket_id = 'project-files' and (select private.is_operator()));

-- The note and the mark are the operator's words; a title or a text stays its owner's.
create function private.decide_on_project() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- The server itself.
  if (select auth.uid()) is null then
    if new.status = 'published' then new.taken_down_at := null; end if;
    return new;
  end if;
  if (select auth.uid()) = old.user_id or not private.is_operator() then
    new.review_note := old.review_note;
    new.taken_down_at := old.taken_down_at;
    if old.taken_down_at is not null and new.status = 'published' then
      raise exception 'This project was taken down. Hand it in for review to have it looked at again.'
        using errcode = 'insufficient_privilege';
    end if;
    return new;
  end if;
  if (new.title, new.description, new.content, new.tags, new.preview_url, new.image_url, new.zip_file_url)
    is distinct from
    (old.title, old.description, old.content, old.tags, old.preview_url, old.image_url, old.zip_file_url)
  then
    raise exception 'A project’s content is its owner’s.' using errcode = 'insufficient_privilege';
  end if;
  if new.status = 'published' then
    new.review_note := '';
    new.taken_down_at := null;
  elsif old.status = 'published' then
    new.taken_down_at := now();
  end if;
  return new;
end
$$;

create trigger decide_on_project
  before update on public.projects
  for each row execute function private.decide_on_project();

-- Repositories: private ones are nobody's business but their owner's.
create policy "Operators remove public repositories" on public.git_repositories
  for delete to authenticated
  using (not is_private and (select private.is_operator()));

create policy "Operators remove testimonials" on public.testimonials
  for delete to authenticated
  using ((select private.is_operator()));

-- Reports: read and closed by operators.
grant select on public.reports to authenticated;
grant update (status) on public.reports to authenticated;

create policy "Operators read reports" on public.reports
  for select to authenticated
  using ((select private.is_operator()));

create policy "Operators close reports" on public.reports
  for update to authenticated
  using ((select private.is_operator()))
  with check ((select private.is_operator()));

create function private.date_report() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.status is distinct from old.status then
    new.closed_at := case when new.status = 'open' then null else clock_timestamp() end;
  end if;
  return new;
end
$$;

create trigger date_report
  before update of status on public.reports
  for each row execute function private.date_report();

-- Messages of the contact form: answered by mail, ticked off here.
alter table public.contact_messages add column handled_at timestamptz;
create index contact_messages_handled_at_idx on public.contact_messages (created_at desc) where handled_at is null;

grant select (id, user_name, user_email, subject, message, created_at, delivered_at, last_error, handled_at)
  on public.contact_messages to authenticated;
grant update (handled_at) on public.contact_messages to authenticated;

create policy "Operators read messages" on public.contact_messages
  for select to authenticated
  using ((select private.is_operator()));

create policy "Operators tick messages off" on public.contact_messages
  for update to authenticated
  using ((select private.is_operator()))
  with check ((select private.is_operator()));
