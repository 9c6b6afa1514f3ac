-- The suggestion board. Everybody may read and write it, so the address of who wrote is shown masked
-- (a•••@example.com) and kept whole in a table that no visitor can reach.
create table public.suggestions (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  suggestion text not null,
  created_at timestamptz not null default now(),
  constraint suggestions_name_length check (private.has_length(name, 1, 100)),
  constraint suggestions_email_masked check (email ~ '^[^@]•••@[^@]+$'),
  constraint suggestions_suggestion_length check (private.has_length(suggestion, 1, 2000))
);

create index suggestions_created_at_idx on public.suggestions (created_at desc, id desc);

-- The trigger below fills it before its suggestion exists, so the reference is checked at commit.
create table private.suggestion_contacts (
  suggestion_id uuid primary key
    references public.suggestions (id) on delete cascade deferrable initially deferred,
  email text not null,
  created_at timestamptz not null default now(),
  constraint suggestion_contacts_email_valid check (
    char_length(email) <= 254 and email ~ '^[^@\u0001-\u0020\u007f]+@[^@\u0001-\u0020\u007f]+$'
  )
);

-- Security definer: the caller may put an address in, but never get one out.
create function private.mask_suggestion_email() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  address constant text := private.trim_space(new.email);
begin
  if tg_op = 'UPDATE' and new.email is not distinct from old.email then
    return new;
  end if;
  insert into private.suggestion_contacts as contact (suggestion_id, email)
  values (new.id, address)
  on conflict (suggestion_id) do update set email = excluded.email;
  new.email := left(address, 1) || '•••@' || split_part(address, '@', 2);
  return new;
end
$$;

create trigger mask_suggestion_email
  before insert or update of email on public.suggestions
  for each row execute function private.mask_suggestion_email();

alter table public.suggestions enable row level security;
alter table private.suggestion_contacts enable row level security;

grant select on public.suggestions to anon, authenticated;
grant insert (name, email, suggestion) on public.suggestions to anon, authenticated;
grant all on public.suggestions to service_role;
grant select, delete on private.suggestion_contacts to service_role;

create policy "Everyone reads suggestions" on public.suggestions
  for select to anon, authenticated
  using (true);

create policy "Everyone makes suggestions" on public.suggestions
  for insert to anon, authenticated
  with check (true);

create policy "The service role manages suggestions" on public.suggestions
  for all to service_role
  using (true)
  with check (true);

create policy "The service role answers suggestions" on private.suggestion_contacts
  for all to service_role
  using (true)
  with check (true);
