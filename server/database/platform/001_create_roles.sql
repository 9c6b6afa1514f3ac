-- The three roles a request can take, as every Supabase project has them. They cannot log in: the
-- server's own login opens a transaction and steps down with `set local role`.
--
-- Roles belong to the whole cluster, so another database may have created them already, and two
-- databases may be prepared at the same moment. Only a superuser may hand out BYPASSRLS before
-- PostgreSQL 16; without it service_role works through its own policies on every table.
do $$
declare
  request_role text;
begin
  foreach request_role in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = request_role) then
      begin
        if request_role = 'service_role' then
          begin
            create role service_role nologin noinherit bypassrls;
          exception
            when insufficient_privilege then
              create role service_role nologin noinherit;
          end;
        else
          execute format('create role %I nologin noinherit', request_role);
        end if;
      exception
        when duplicate_object or unique_violation then
          null; -- another database of this cluster was faster
      end;
    end if;
  end loop;
end
$$;

-- `set local role` needs membership, which a superuser has without being told. The grant is skipped
-- where it exists, because concurrent grants of one role collide.
do $$
declare
  request_role text;
begin
  if (select rolsuper from pg_roles where rolname = current_user) then
    return;
  end if;
  foreach request_role in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (
      select
      from pg_auth_members as membership
      where membership.roleid = request_role::regrole
        and membership.member = (select oid from pg_roles where rolname = current_user)
        and not membership.admin_option
    ) then
      execute format('grant %I to current_user', request_role);
    end if;
  end loop;
end
$$;
