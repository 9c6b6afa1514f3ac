import {
  hidden,
  type Outcomes,
  operatorOnly,
  ownerId,
  type Policy,
  readable,
  rows,
  server,
} from './policy.ts';

/** Members read what is their own; only functions of the server write. */
const ownOnly: Outcomes = ['denied', 'nothing', 'done', 'done'];
const read = { select: ownOnly, insert: operatorOnly, update: operatorOnly, delete: operatorOnly };
const hash = 'a'.repeat(64);

export const sites: Policy[] = [
  {
    table: 'public.sites',
    row: 'a site',
    where: `id = '${rows.site}'`,
    insert: `(user_id, name) values ('${ownerId}', 'one-more')`,
    update: `name = 'another'`,
    outcomes: read,
  },
  {
    table: 'public.site_deployments',
    row: 'a deployment of a site',
    where: `site_id = '${rows.site}'`,
    insert: `(site_id, user_id, label, source, files, bytes)
      values ('${rows.site}', '${ownerId}', 'abcdefghij', 'upload', 1, 1)`,
    update: 'bytes = 0',
    outcomes: read,
  },
  {
    table: 'public.site_form_entries',
    row: 'what was sent by a form of a site',
    where: `id = '${rows.formEntry}'`,
    insert: `(id, site_id, user_id, form, path, fields)
      values (gen_random_uuid(), '${rows.site}', '${ownerId}', 'contact', 'index.html', '[]')`,
    update: `form = 'another'`,
    outcomes: { ...read, delete: ownOnly },
  },
  {
    table: 'public.site_domains',
    row: 'a domain of a site',
    where: `site_id = '${rows.site}'`,
    insert: `(site_id, user_id, domain, record) values ('${rows.site}', '${ownerId}', 'b.example.org', 'site=tea-room-x')`,
    update: 'proved_at = now()',
    outcomes: read,
  },
  {
    table: 'public.site_notices',
    row: 'a mail about a site',
    where: `site_id = '${rows.site}'`,
    insert: `(site_id, decision, reason) values ('${rows.site}', 'put_back', '')`,
    update: 'attempts = 1',
    outcomes: { select: operatorOnly, insert: operatorOnly, update: operatorOnly, delete: operatorOnly },
  },
  server('private.site_visit_batches', '(id) values (gen_random_uuid())', 'written_at = now()'),
  server('private.barred_site_names', `(name) values ('one-more')`, `barred_at = now()`),
  {
    table: 'public.site_form_entries',
    row: 'the mark that it was seen',
    where: `id = '${rows.formEntry}'`,
    insert: `(id, site_id, user_id, form, path, fields, is_new)
      values (gen_random_uuid(), '${rows.site}', '${ownerId}', 'contact', 'index.html', '[]', false)`,
    update: 'is_new = false',
    outcomes: { ...read, update: ownOnly, delete: ownOnly },
  },
  {
    table: 'public.site_visits',
    row: 'visits of a site',
    where: `site_id = '${rows.site}'`,
    insert: `(site_id, user_id, day, kind, name, visits)
      values ('${rows.site}', '${ownerId}', '2026-11-29', 'referrer', 'example.org', 1)`,
    update: 'visits = 2',
    outcomes: read,
  },
  {
    table: 'public.site_checks',
    row: 'what was found out about a deployment',
    where: `hash = '${rows.check}'`,
    insert: `(hash) values ('${hash}')`,
    update: `state = 'failed'`,
    outcomes: { ...read, select: hidden },
  },
  {
    table: 'public.site_checks',
    row: 'what was found out about a site that Community shows',
    where: `hash = '${rows.shownCheck}'`,
    insert: `(hash) values ('${hash}')`,
    update: `state = 'failed'`,
    outcomes: { ...read, select: readable },
  },
  server('private.site_names', `(name, user_id) values ('one-more', '${ownerId}')`, `user_id = '${ownerId}'`),
  server(
    'private.site_form_entry_texts',
    `(entry_id, site_id, user_id, searched) values ('${rows.formEntry}', '${rows.site}', '${ownerId}', '')`,
    `searched = ''`,
  ),
  server('private.site_blobs', `(hash, key, bytes) values ('${hash}', 'x', 1)`, 'bytes = 0'),
  server(
    'private.site_manifests',
    `(deployment_id, user_id, manifest) values ('${rows.deployment}', '${ownerId}', '{}')`,
    `manifest = '{}'`,
  ),
  server(
    'private.site_blob_uses',
    `(user_id, hash, bytes, uses) values ('${ownerId}', '${hash}', 1, 1)`,
    'uses = 0',
  ),
];
