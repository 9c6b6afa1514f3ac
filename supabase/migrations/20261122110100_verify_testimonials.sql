-- The mark of testimonials from people who have had something from the site. It is set when the testimonial is written
-- or when the account first does what it stands for, whichever is later, and stays: a history that is tidied up later
-- does not undo a download.

-- Marks what an account has written. A purchase says more than a download and is never replaced by one.
create function private.verify_testimonials_of(member uuid, deed text) returns void
language sql
security definer
set search_path = ''
as $$
  update public.testimonials as testimonial
  set verified_by = deed
  from public.testimonial_authors as author
  where author.user_id = member
    and testimonial.id = author.testimonial_id
    and testimonial.verified_by is distinct from deed
    and testimonial.verified_by is distinct from 'purchase'
$$;

create function private.verify_new_testimonial() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (select from public.template_download_history where user_id = new.user_id) then
    perform private.verify_testimonials_of(new.user_id, 'download');
  end if;
  return null;
end
$$;

create trigger verify_new_testimonial
  after insert on public.testimonial_authors
  for each row execute function private.verify_new_testimonial();

create function private.verify_testimonials_of_downloader() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  downloader uuid;
begin
  for downloader in select distinct user_id from added loop
    perform private.verify_testimonials_of(downloader, 'download');
  end loop;
  return null;
end
$$;

create trigger verify_testimonials_of_downloader
  after insert on public.template_download_history
  referencing new table as added
  for each statement execute function private.verify_testimonials_of_downloader();
