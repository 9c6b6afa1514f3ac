-- Testimonials are written through the site's own function alone, which asks for a form that was given out, looks at how
-- long somebody has had it, and counts. The table's own door would let a program go around all of that.
drop policy "Everyone writes testimonials" on public.testimonials;
revoke insert (name, rating, review) on public.testimonials from anon, authenticated;

alter table public.testimonials
  -- Null as long as the text is the first one.
  add column edited_at timestamptz,
  -- What the account that wrote it has done here: nothing known, downloaded, or bought.
  add column verified_by text,
  add constraint testimonials_verified_by_known check (verified_by in ('download', 'purchase'));

-- Whose testimonial it is, for those written from an account. A table of its own: a testimonial is public, its account
-- is not.
create table public.testimonial_authors (
  testimonial_id uuid primary key references public.testimonials (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade
);

create index testimonial_authors_user_id_idx on public.testimonial_authors (user_id);

alter table public.testimonial_authors enable row level security;

grant select on public.testimonial_authors to authenticated;
grant all on public.testimonial_authors to service_role;

create policy "Members see which testimonials are theirs" on public.testimonial_authors
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "The service role manages authors" on public.testimonial_authors
  for all to service_role
  using (true)
  with check (true);

grant update (name, rating, review), delete on public.testimonials to authenticated;

create policy "Members change their own testimonials" on public.testimonials
  for update to authenticated
  using (
    id in (select testimonial_id from public.testimonial_authors where user_id = (select auth.uid()))
  )
  with check (
    id in (select testimonial_id from public.testimonial_authors where user_id = (select auth.uid()))
  );

create policy "Members remove their own testimonials" on public.testimonials
  for delete to authenticated
  using (
    id in (select testimonial_id from public.testimonial_authors where user_id = (select auth.uid()))
  );

create function private.note_testimonial_edit() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (new.name, new.rating, new.review) is distinct from (old.name, old.rating, old.review) then
    new.edited_at := now();
  end if;
  return new;
end
$$;

create trigger note_testimonial_edit
  before update on public.testimonials
  for each row execute function private.note_testimonial_edit();

-- An account that is deleted takes what it wrote along. Where the testimonial went first, this finds nothing.
create function private.remove_testimonial_of_author() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.testimonials where id = old.testimonial_id;
  return null;
end
$$;

create trigger remove_testimonial_of_author
  after delete on public.testimonial_authors
  for each row execute function private.remove_testimonial_of_author();
