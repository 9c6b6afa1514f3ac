-- A name that looks like another's leads nowhere of its own: letters that no screen draws do not make two names of one,
-- and neither do letters of Cyrillic and Greek that are drawn like Latin ones. Who comes second with such a name has the
-- longer address, as with an equal one. Names in one script alone stay what they are to everybody who reads it.
create or replace function private.git_name_key(name text) returns text
language sql immutable strict parallel safe
return translate(
  private.trim_space(regexp_replace(
    private.fold_case(name),
    '[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e'
    '\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\U000e0001-\U000e01ef]',
    '', 'g'
  )),
  -- Small letters, as fold_case writes them, for those that look alike as small or as capital letters.
  'авекмнорстухіјѕԁһԛԝӏ'
  'αβεζικμνορτυχϲϳ',
  'abekmhopctyxijsdhqwl'
  'abezikmvoptyxcj'
);

-- As before, with one key for every name that is kept.
create or replace function private.keep_git_name() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  key constant text := private.git_name_key(new.name);
  address constant text := private.git_name_key(new.slug);
  holds boolean;
begin
  if tg_op = 'UPDATE' and new.user_id <> old.user_id then
    update private.git_names as held set user_id = new.user_id where held.repository_id = new.id;
  end if;
  if not new.is_private then
    insert into private.git_names as held (name, user_id, repository_id) values (key, new.user_id, new.id)
    on conflict (name) do update set repository_id = excluded.repository_id
    where held.user_id = excluded.user_id and held.repository_id is distinct from excluded.repository_id;
    insert into private.git_names as held (name, user_id, repository_id) values (address, new.user_id, new.id)
    on conflict (name) do update set repository_id = excluded.repository_id
    where held.user_id = excluded.user_id and held.repository_id is null;
    -- Of the names that an account has given up, the newest twenty stay its own.
    delete from private.git_names as held
    using (
      select one.name from private.git_names as one
      where one.user_id = new.user_id and not exists (
        select from public.git_repositories as repository
        where repository.id = one.repository_id
          and one.name in (private.git_name_key(repository.name), private.git_name_key(repository.slug))
      )
      order by one.kept_since desc offset 20
    ) as former
    where held.name = former.name;
  end if;
  select exists (
    select from private.git_names as held where held.name = key and held.repository_id = new.id
  ) into holds;
  if holds <> new.holds_name then
    update public.git_repositories as repository set holds_name = holds where repository.id = new.id;
  end if;
  return null;
end
$$;

-- Names that have become one belong to who has had one of them longest.
create temporary table kept_names as
select distinct on (private.git_name_key(name)) private.git_name_key(name) as name, user_id, repository_id, kept_since
from private.git_names
order by private.git_name_key(name), kept_since, name;
delete from private.git_names;
insert into private.git_names (name, user_id, repository_id, kept_since)
select name, user_id, repository_id, kept_since from kept_names;
update public.git_repositories as repository set holds_name = not repository.holds_name
where repository.holds_name <> exists (
  select from private.git_names as held
  where held.repository_id = repository.id and held.name = private.git_name_key(repository.name)
);
drop table kept_names;
