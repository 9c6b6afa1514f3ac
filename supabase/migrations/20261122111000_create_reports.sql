-- What visitors find wrong with things that other people have made here. Only the operator reads them. The kinds of
-- things are the site's to know (app/features/reports/schema.ts), so that a new one needs no migration.
create table public.reports (
  id uuid primary key default gen_random_uuid(),
  subject_type text not null,
  subject_id text not null,
  reason text not null,
  details text not null default '',
  -- Who reported, as a keyed hash of the account or the network address: one report for each thing and person.
  reporter text not null,
  -- The account, where the report came from one.
  user_id uuid references auth.users (id) on delete set null,
  status text not null default 'open',
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  constraint reports_reported_once unique (subject_type, subject_id, reporter),
  constraint reports_subject_type_valid check (subject_type ~ '^[a-z][a-z_]{0,39}$'),
  constraint reports_subject_id_length check (private.has_length(subject_id, 1, 200)),
  constraint reports_reason_known check (
    reason in ('spam', 'abuse', 'rights', 'personal_data', 'harmful', 'other')
  ),
  constraint reports_details_length check (char_length(details) <= 2000),
  constraint reports_reporter_valid check (reporter ~ '^[A-Za-z0-9_-]{22}$'),
  constraint reports_status_known check (status in ('open', 'upheld', 'dismissed')),
  constraint reports_closed_once_decided check ((status in ('upheld', 'dismissed')) = (closed_at is not null))
);

create index reports_status_created_at_idx on public.reports (status, created_at);
create index reports_user_id_idx on public.reports (user_id);

alter table public.reports enable row level security;

grant all on public.reports to service_role;

create policy "The service role receives and decides reports" on public.reports
  for all to service_role
  using (true)
  with check (true);
