-- `npm run operator -- reset-factors <email>` removes the passkeys as well: whoever found the phone with the authenticator app
-- could sign in with a passkey that is kept on it. Otherwise the function of 20261122174000.
create or replace function public.reset_factors(address text) returns table (email text, apps integer)
language plpgsql
security definer
set search_path = ''
as $$
declare
  account record;
  app_count integer;
  session_count integer;
  passkey_count integer := 0;
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
    -- Not every Supabase has this table.
    if to_regclass('auth.webauthn_credentials') is not null then
      execute 'delete from auth.webauthn_credentials where user_id = $1' using account.id;
      get diagnostics passkey_count = row_count;
    end if;
    insert into public.audit_log (operator_email, action, subject_type, subject_id, subject_label, details)
    values (
      'npm run operator', 'reset the factors of', 'account', account.id::text, left(account.email, 200),
      jsonb_build_object(
        'authenticator_apps', jsonb_build_array(app_count, 0), 'sessions', jsonb_build_array(session_count, 0)
      ) || case when passkey_count > 0 then jsonb_build_object('passkeys', jsonb_build_array(passkey_count, 0)) else '{}' end
    );
  end if;
  return query select account.email, app_count;
end
$$;
