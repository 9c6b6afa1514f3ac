-- Columns that seeds and exports of Supabase write into auth.users. Nothing here reads them: the tokens are hashed rows of
-- auth.one_time_tokens, and there is one instance.
alter table auth.users
  add column instance_id uuid,
  add column confirmation_token text default '' check (char_length(confirmation_token) <= 255),
  add column recovery_token text default '' check (char_length(recovery_token) <= 255),
  add column email_change_token_new text default '' check (char_length(email_change_token_new) <= 255),
  add column email_change_token_current text default '' check (char_length(email_change_token_current) <= 255),
  add column phone_change_token text default '' check (char_length(phone_change_token) <= 255),
  add column reauthentication_token text default '' check (char_length(reauthentication_token) <= 255);

-- Seeds write '' where nothing is; here that is null.
create function auth.empty_is_null() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.email := nullif(new.email, '');
  new.phone := nullif(new.phone, '');
  new.email_change := nullif(new.email_change, '');
  new.phone_change := nullif(new.phone_change, '');
  new.encrypted_password := nullif(new.encrypted_password, '');
  new.aud := coalesce(nullif(new.aud, ''), 'authenticated');
  new.role := coalesce(nullif(new.role, ''), 'authenticated');
  new.email_change_confirm_status := coalesce(new.email_change_confirm_status, 0);
  new.raw_app_meta_data := coalesce(new.raw_app_meta_data, '{}');
  new.raw_user_meta_data := coalesce(new.raw_user_meta_data, '{}');
  new.created_at := coalesce(new.created_at, now());
  new.updated_at := coalesce(new.updated_at, now());
  return new;
end
$$;

create trigger empty_is_null before insert on auth.users
  for each row execute function auth.empty_is_null();
