-- An address of a file in its owner's folder. Browsers and servers take `..`, also percent-encoded, and `\` for ways out of it.
create or replace function private.is_own_file(value text, owner uuid) returns boolean
language sql immutable strict parallel safe
return private.is_web_url(value)
  and value ~ ('^[^/]+//[^/?#\\]+/storage/v1/object/public/project-files/' || owner::text || '/[^?#\\]+([?][^#]*)?$')
  and split_part(value, '?', 1) !~* '/([.]|%2e){1,2}(/|$)|%2f|%5c';
