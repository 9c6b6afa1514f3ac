-- What people say about the site. Everybody may read and write; nobody but the operator changes or removes.
create table public.testimonials (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  rating smallint not null,
  review text not null,
  created_at timestamptz not null default now(),
  constraint testimonials_name_length check (private.has_length(name, 1, 100)),
  constraint testimonials_rating_range check (rating between 1 and 5),
  constraint testimonials_review_length check (private.has_length(review, 1, 2000))
);

create index testimonials_created_at_idx on public.testimonials (created_at desc, id desc);

alter table public.testimonials enable row level security;

grant select on public.testimonials to anon, authenticated;
grant insert (name, rating, review) on public.testimonials to anon, authenticated;
grant all on public.testimonials to service_role;

create policy "Everyone reads testimonials" on public.testimonials
  for select to anon, authenticated
  using (true);

create policy "Everyone writes testimonials" on public.testimonials
  for insert to anon, authenticated
  with check (true);

create policy "The service role manages testimonials" on public.testimonials
  for all to service_role
  using (true)
  with check (true);
