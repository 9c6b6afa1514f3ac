-- For whoever runs the server (`npm run operator -- reset-factors <email>`): somebody has lost the authenticator app and the
-- recovery codes. Takes all factors from the account, ends its sessions, which may be those of whoever found the phone, and
-- writes it down. Returns the account's address and how many apps it had; no row when there is no such account. An account
-- without any is left as it is.
create function public.reset_factors(address text) returns table (email text, apps integer)
language plpgsql
security definer
set search_path = ''
as $$
declare
  account record;
  app_count integer;
  session_count integer;
begin
  select one.id, one.email::text as email into account
  from auth.users as one where lower(one.email) = lower(address)
  for update;
  if not found then return; end if;
  select count(*) into app_count
  from auth.mfa_factors as factor where factor.user_id = account.id and factor.factor_type::text <> 'recovery_code';
  if app_count > 0 then
    -- Recovery codes and open challenges go with their factor, refresh tokens with their session.
    delete from auth.mfa_factors as factor where factor.user_id = account.id;
    delete from auth.sessions as session where session.user_id = account.id;
    get diagnostics session_count = row_count;
    insert into public.audit_log (operator_email, action, subject_type, subject_id, subject_label, details)
    values (
      'npm run operator', 'reset the factors of', 'account', account.id::text, left(account.email, 200),
      jsonb_build_object(
        'authenticator_apps', jsonb_build_array(app_count, 0), 'sessions', jsonb_build_array(session_count, 0)
      )
    );
  end if;
  return query select account.email, app_count;
end
$$;

revoke execute on function public.reset_factors(text) from public, anon, authenticated;
grant execute on function public.reset_factors(text) to service_role;
