-- Text helpers of constraints and triggers. None of them asks the database's locale what a letter or a
-- space is: the answer must be the same on every PostgreSQL and equal to the browser's.
-- Bodies that constraints run are bound when they are created (RETURN, not a string): a visitor writing
-- a row may not look up names in this schema.

-- The same characters as JavaScript's String.prototype.trim.
create function private.trim_space(value text) returns text
language sql immutable strict parallel safe
return btrim(
  value,
  E' \t\n\u000b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'
);

-- Whether the text has at most `longest` characters, and at least `shortest` besides surrounding space.
create function private.has_length(value text, shortest integer, longest integer) returns boolean
language sql immutable strict parallel safe
return char_length(value) <= longest and char_length(private.trim_space(value)) >= shortest;

-- A full web address. Anything else (javascript:, data:, a relative path) must never become a link.
create function private.is_web_url(value text) returns boolean
language sql immutable strict parallel safe
return char_length(value) <= 2048 and value ~ '^[Hh][Tt][Tt][Pp][Ss]?://[^\u0001-\u0020\u007f]+$';

-- The public address of a file in the owner's folder of the bucket, on whatever host. Files get there only through the
-- storage service, which opens and checks them; any other address would go around that.
create function private.is_own_file(value text, owner uuid) returns boolean
language sql immutable strict parallel safe
return private.is_web_url(value)
  and value ~ ('^[^/]+//[^/?#]+/storage/v1/object/public/project-files/' || owner::text || '/[^?#]+([?][^#]*)?$');

-- At most 20 tags, each non-blank and at most 40 characters, none twice.
create function private.are_tags(tags text[]) returns boolean
language sql immutable strict parallel safe
return cardinality(tags) <= 20
  and coalesce(array_ndims(tags), 1) = 1
  and not exists (select from unnest(tags) as tag where tag is null or not private.has_length(tag, 1, 40))
  and cardinality(tags) = (select count(distinct private.trim_space(tag)) from unnest(tags) as tag);

grant execute on function
  private.trim_space(text),
  private.has_length(text, integer, integer),
  private.is_web_url(text),
  private.is_own_file(text, uuid),
  private.are_tags(text[])
to anon, authenticated, service_role;
