-- Whose account wrote a testimonial is not public; whoever runs the site may answer. No row for anybody else, and none
-- for a testimonial that was written without an account.
create function public.list_testimonial_authors(testimonial_ids uuid[])
returns table (testimonial_id uuid, email text)
language sql stable security definer
set search_path = ''
as $$
  select author.testimonial_id, account.email::text
  from public.testimonial_authors as author join auth.users as account on account.id = author.user_id
  where author.testimonial_id = any (list_testimonial_authors.testimonial_ids) and private.is_operator()
$$;
revoke all on function public.list_testimonial_authors(uuid[]) from public, anon, authenticated;
grant execute on function public.list_testimonial_authors(uuid[]) to authenticated;
