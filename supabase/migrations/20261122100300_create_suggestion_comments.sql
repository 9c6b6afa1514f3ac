-- What people add to a suggestion. `user_id` is there when a member wrote it, who may delete it again.
create table public.suggestion_comments (
  -- Made from the form and its content, so that a comment sent twice is kept once.
  id uuid primary key default gen_random_uuid(),
  suggestion_id uuid not null references public.suggestions (id) on delete cascade,
  user_id uuid references auth.users (id) on delete set null,
  name text not null,
  comment text not null,
  -- Written by somebody who runs the site.
  by_operator boolean not null default false,
  created_at timestamptz not null default now(),
  constraint suggestion_comments_name_length check (private.has_length(name, 1, 100)),
  constraint suggestion_comments_comment_length check (private.has_length(comment, 1, 2000))
);

create index suggestion_comments_suggestion_id_idx
  on public.suggestion_comments (suggestion_id, created_at, id);
create index suggestion_comments_user_id_idx on public.suggestion_comments (user_id) where user_id is not null;

create function private.count_suggestion_comments() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    update public.suggestions
    set comments_count = comments_count + 1, updated_at = greatest(updated_at, new.created_at)
    where id = new.suggestion_id;
  else
    update public.suggestions set comments_count = comments_count - 1 where id = old.suggestion_id;
  end if;
  return null;
end
$$;

create trigger count_suggestion_comments
  after insert or delete on public.suggestion_comments
  for each row execute function private.count_suggestion_comments();

alter table public.suggestion_comments enable row level security;

grant select on public.suggestion_comments to anon, authenticated;
grant delete on public.suggestion_comments to authenticated;
grant all on public.suggestion_comments to service_role;

create policy "Everyone reads comments" on public.suggestion_comments
  for select to anon, authenticated
  using (true);

create policy "Members remove their own comments" on public.suggestion_comments
  for delete to authenticated
  using (user_id = (select auth.uid()));

create policy "Operators remove comments" on public.suggestion_comments
  for delete to authenticated
  using ((select private.is_operator()));

create policy "The service role manages comments" on public.suggestion_comments
  for all to service_role
  using (true)
  with check (true);
