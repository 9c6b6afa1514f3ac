-- A text that must have something in it has something to be seen: letters that no screen draws are no name. As before
-- otherwise.
create or replace function private.has_length(value text, shortest integer, longest integer) returns boolean
language sql immutable strict parallel safe
return char_length(value) <= longest
  and char_length(private.trim_space(regexp_replace(
    value,
    '[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e'
    '\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\U000e0001-\U000e01ef]',
    '', 'g'
  ))) >= shortest;

-- `.` and `..` are no parts of an address: a browser takes them for folders, whatever stands around them. Repositories
-- that have such a name get another.
update public.git_repositories
set name = 'Repository ' || substr(id::text, 1, 8)
where private.trim_space(name) in ('.', '..') or not private.has_length(name, 1, 100);

alter table public.git_repositories
  add constraint git_repositories_name_not_folder check (private.trim_space(name) not in ('.', '..'));
