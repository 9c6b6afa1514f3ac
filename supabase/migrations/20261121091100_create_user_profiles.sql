-- What a member tells about themselves. Theirs alone: nobody else reads it. Empty texts, not nulls, so
-- that there is one way to say "not filled in".
create table public.user_profiles (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  first_name text not null default '',
  last_name text not null default '',
  title text not null default '',
  about text not null default '',
  location text not null default '',
  phone text not null default '',
  linkedin text not null default '',
  github text not null default '',
  website text not null default '',
  avatar_url text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint user_profiles_first_name_length check (char_length(first_name) <= 100),
  constraint user_profiles_last_name_length check (char_length(last_name) <= 100),
  constraint user_profiles_title_length check (char_length(title) <= 150),
  constraint user_profiles_about_length check (char_length(about) <= 2000),
  constraint user_profiles_location_length check (char_length(location) <= 150),
  constraint user_profiles_phone_length check (char_length(phone) <= 40),
  constraint user_profiles_linkedin_length check (char_length(linkedin) <= 300),
  constraint user_profiles_github_length check (char_length(github) <= 300),
  constraint user_profiles_website_valid check (website = '' or private.is_web_url(website)),
  constraint user_profiles_avatar_url_valid check (avatar_url = '' or private.is_web_url(avatar_url))
);

create trigger set_updated_at
  before update on public.user_profiles
  for each row execute function private.set_updated_at();

alter table public.user_profiles enable row level security;

grant select on public.user_profiles to authenticated;
-- user_id is in both lists so that an upsert works; the policies keep it the caller's own.
grant insert (
  user_id, first_name, last_name, title, about, location, phone, linkedin, github, website, avatar_url
) on public.user_profiles to authenticated;
grant update (
  user_id, first_name, last_name, title, about, location, phone, linkedin, github, website, avatar_url
) on public.user_profiles to authenticated;
grant all on public.user_profiles to service_role;

create policy "Members read their own profile" on public.user_profiles
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "Members create their own profile" on public.user_profiles
  for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "Members update their own profile" on public.user_profiles
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

create policy "The service role manages profiles" on public.user_profiles
  for all to service_role
  using (true)
  with check (true);
