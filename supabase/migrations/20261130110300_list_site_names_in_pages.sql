-- Names that may lead to a site, in pages: a server that starts beside millions of sites holds one page of them at a time.
drop function private.list_site_names(timestamptz);

-- At most `most` names after one in the order of the alphabet; all that there are, or those that came since a moment. The
-- moment of the answer is told, so that the next question begins there.
create function private.list_site_names(since timestamptz, after text, most integer) returns json
language plpgsql stable
set search_path = ''
as $$
declare
  found text[];
begin
  if since is null then
    found := array(
      (select held.name from private.site_names as held
        where held.site_id is not null and held.name > after order by held.name limit most)
      union all
      (select barred.name from private.barred_site_names as barred
        where barred.name > after order by barred.name limit most)
      order by name limit most
    );
  else
    -- By their moment first: few have come since, and they are all over the alphabet.
    found := array(
      with fresh as materialized (
        select held.name from private.site_names as held where held.site_id is not null and held.kept_since >= since
        union all
        select barred.name from private.barred_site_names as barred where barred.barred_at >= since
      )
      select fresh.name from fresh where fresh.name > after order by fresh.name limit most
    );
  end if;
  return json_build_object('now', clock_timestamp(), 'names', found);
end
$$;
revoke execute on function private.list_site_names(timestamptz, text, integer) from public;
