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
