-- As before, with the unit chosen after rounding: '1 MB' and not '1024 KB'.
create or replace function private.format_bytes(bytes bigint) returns text
language sql immutable
set search_path = ''
as $$
  select case
    when bytes < 1024 then bytes || case when bytes = 1 then ' byte' else ' bytes' end
    when round(bytes / 1024.0, 1) < 1024 then trim_scale(round(bytes / 1024.0, 1)) || ' KB'
    when round(bytes / 1048576.0, 1) < 1024 then trim_scale(round(bytes / 1048576.0, 1)) || ' MB'
    else trim_scale(round(bytes / 1073741824.0, 1)) || ' GB'
  end
$$;
