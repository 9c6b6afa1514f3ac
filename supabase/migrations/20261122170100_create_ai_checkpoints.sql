-- Steps of the AI builder that members keep, so that they go on in another browser. Theirs alone: nobody else reads them.
create table public.ai_checkpoints (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- Steps of one page belong together; the browser names the chat they were made in.
  chat_id uuid not null,
  step integer not null,
  -- The step it was made from.
  parent integer,
  label text not null,
  -- What the page was made from and how: what the builder needs to go on from here.
  about jsonb not null default '{}',
  html text not null default '',
  css text not null default '',
  js text not null default '',
  -- By the clock of the browser.
  made_at timestamptz not null,
  primary key (user_id, chat_id, step),
  constraint ai_checkpoints_parent_before check (step > 0 and parent < step),
  constraint ai_checkpoints_label_length check (private.has_length(label, 1, 200)),
  constraint ai_checkpoints_about_size check (
    jsonb_typeof(about) = 'object' and octet_length(about::text) <= 65536
  ),
  constraint ai_checkpoints_files_length check (char_length(html) + char_length(css) + char_length(js) <= 400000)
);

create index ai_checkpoints_user_id_made_at_idx on public.ai_checkpoints (user_id, made_at);

-- An account keeps its newest hundred; the others go.
create function private.limit_ai_checkpoints() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.ai_checkpoints as one
  using (
    select user_id, chat_id, step,
      row_number() over (partition by user_id order by made_at desc, step desc, chat_id) as place
    from public.ai_checkpoints
    where user_id in (select user_id from added)
  ) as ranked
  where ranked.place > 100
    and one.user_id = ranked.user_id and one.chat_id = ranked.chat_id and one.step = ranked.step;
  return null;
end
$$;

create trigger limit_ai_checkpoints
  after insert on public.ai_checkpoints
  referencing new table as added
  for each statement execute function private.limit_ai_checkpoints();

alter table public.ai_checkpoints enable row level security;

grant select, insert, delete on public.ai_checkpoints to authenticated;
grant all on public.ai_checkpoints to service_role;

create policy "Members read their own steps" on public.ai_checkpoints
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "Members keep their own steps" on public.ai_checkpoints
  for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "Members remove their own steps" on public.ai_checkpoints
  for delete to authenticated
  using (user_id = (select auth.uid()));

create policy "The service role manages steps" on public.ai_checkpoints
  for all to service_role
  using (true)
  with check (true);

create policy "Reads need the second factor" on public.ai_checkpoints
  as restrictive for select to authenticated
  using ((select private.is_fully_signed_in()));

create policy "Inserts need the second factor" on public.ai_checkpoints
  as restrictive for insert to authenticated
  with check ((select private.is_fully_signed_in()));

create policy "Deletes need the second factor" on public.ai_checkpoints
  as restrictive for delete to authenticated
  using ((select private.is_fully_signed_in()));

create policy "Suspended members add nothing" on public.ai_checkpoints
  as restrictive for insert to authenticated
  with check (not (select private.is_suspended()));
