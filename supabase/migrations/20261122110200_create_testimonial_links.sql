-- Mails with the link to change a testimonial that still have to go out. A row, and with it the address, is removed as
-- soon as its mail has been handed over, or after five days of trying.
create table public.testimonial_links (
  testimonial_id uuid primary key references public.testimonials (id) on delete cascade,
  email text not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  constraint testimonial_links_email_valid check (
    char_length(email) <= 254 and email ~ '^[^@\u0001-\u0020\u007f]+@[^@\u0001-\u0020\u007f]+$'
  ),
  constraint testimonial_links_attempts_count check (attempts >= 0)
);

create index testimonial_links_next_attempt_at_idx on public.testimonial_links (next_attempt_at);

alter table public.testimonial_links enable row level security;

grant all on public.testimonial_links to service_role;

create policy "The service role sends links" on public.testimonial_links
  for all to service_role
  using (true)
  with check (true);

-- Publishes a testimonial with whose it is and where its link goes, all of it or nothing. One that is already there
-- stays as it is: a form that arrives twice is one testimonial.
create function public.publish_testimonial(
  id uuid,
  name text,
  rating integer,
  review text,
  author uuid,
  email text
) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  insert into public.testimonials (id, name, rating, review)
  values (publish_testimonial.id, publish_testimonial.name, publish_testimonial.rating, publish_testimonial.review)
  on conflict on constraint testimonials_pkey do nothing;
  if not found then
    return false;
  end if;
  if author is not null then
    insert into public.testimonial_authors (testimonial_id, user_id) values (publish_testimonial.id, author);
  end if;
  if publish_testimonial.email is not null then
    insert into public.testimonial_links (testimonial_id, email)
    values (publish_testimonial.id, publish_testimonial.email);
  end if;
  return true;
end
$$;

-- Takes the link that has been due longest, if any, and counts the attempt. It is due again after `lease_seconds`; a
-- row that another server is just taking is skipped.
create function public.claim_testimonial_link(lease_seconds integer) returns setof public.testimonial_links
language sql
set search_path = ''
as $$
  with due as materialized (
    select testimonial_id
    from public.testimonial_links
    where next_attempt_at <= clock_timestamp()
    order by next_attempt_at
    limit 1
    for update skip locked
  )
  update public.testimonial_links as link
  set attempts = link.attempts + 1,
      next_attempt_at = clock_timestamp() + make_interval(secs => lease_seconds)
  from due
  where link.testimonial_id = due.testimonial_id
  returning link.*
$$;

revoke execute on function
  public.publish_testimonial(uuid, text, integer, text, uuid, text),
  public.claim_testimonial_link(integer)
from public;
grant execute on function
  public.publish_testimonial(uuid, text, integer, text, uuid, text),
  public.claim_testimonial_link(integer)
to service_role;
