-- What members and visitors write holds no controls of its direction (U+202A to U+202E, U+2066 to U+2069): they show letters
-- in another order than they have, and carry on into whatever is shown behind them. Pages give each text a direction of its own.
create function private.without_direction_controls(value text) returns text
language sql immutable strict parallel safe
return translate(value, E'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069', '');

-- Takes them out of the columns that its arguments name: texts and lists of texts.
create function private.clear_direction_controls() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new::text <> private.without_direction_controls(new::text) then
    new := jsonb_populate_record(new, (
      select jsonb_object_agg(key, private.without_direction_controls(value::text)::jsonb)
      from jsonb_each(to_jsonb(new)) where key = any (tg_argv)
    ));
  end if;
  return new;
end
$$;

do $$
declare
  written constant jsonb := '{
    "access_tokens": ["name"],
    "account_notices": ["reason"],
    "ai_checkpoints": ["label"],
    "audit_log": ["subject_label"],
    "contact_messages": ["user_name", "subject", "message"],
    "git_repositories": ["name", "description"],
    "orders": ["full_name"],
    "product_reviews": ["name", "feedback"],
    "project_notices": ["reason"],
    "projects": ["title", "description", "content", "tags", "review_note"],
    "reports": ["reason", "details", "reporter"],
    "suggestion_comments": ["name", "comment"],
    "suggestion_notices": ["reason"],
    "suggestion_status_changes": ["reason"],
    "suggestions": ["name", "suggestion", "status_reason"],
    "testimonials": ["name", "review"],
    "user_profiles": ["first_name", "last_name", "title", "about", "location", "phone"]
  }';
  place text;
  columns text[];
begin
  for place, columns in
    select key, array(select jsonb_array_elements_text(value)) from jsonb_each(written)
  loop
    -- Triggers run in the order of their names: this one before those that make addresses and labels of the texts.
    execute format(
      'create trigger "00_clear_direction_controls" before insert or update on public.%I
        for each row execute function private.clear_direction_controls(%s)',
      place, (select string_agg(quote_literal(name), ', ') from unnest(columns) as name)
    );
    -- What was written before goes through the trigger once.
    execute format(
      'update public.%I set %s where %s',
      place,
      (select string_agg(format('%1$I = %1$I', name), ', ') from unnest(columns) as name),
      (select string_agg(format('%1$I::text <> private.without_direction_controls(%1$I::text)', name), ' or ')
        from unnest(columns) as name)
    );
  end loop;
end
$$;
