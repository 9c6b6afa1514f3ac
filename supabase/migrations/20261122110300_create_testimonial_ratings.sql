-- How many testimonials have each rating, for the average and its distribution.
create view public.testimonial_ratings with (security_invoker = true) as
  select rating, count(*) as testimonials
  from public.testimonials
  group by rating;

grant select on public.testimonial_ratings to anon, authenticated, service_role;

-- One rating at a time, newest first.
create index testimonials_rating_created_at_idx on public.testimonials (rating, created_at desc, id desc);
