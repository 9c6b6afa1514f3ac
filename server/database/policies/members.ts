import { operatorOnly, owned, ownerId, ownInsert, type Policy, readable, rows } from './policy.ts';

export const members: Policy[] = [
  {
    table: 'public.user_profiles',
    row: 'a profile',
    where: `user_id = '${ownerId}'`,
    insert: `(user_id) values ('${ownerId}') on conflict (user_id) do update set user_id = excluded.user_id`,
    update: `about = 'Changed'`,
    outcomes: {
      select: ['denied', 'nothing', 'done', 'done'],
      insert: ownInsert,
      update: owned,
      delete: operatorOnly,
    },
  },
  {
    table: 'public.template_favourites',
    row: 'a favourite',
    where: `user_id = '${ownerId}'`,
    insert: `(user_id, template_id) values ('${ownerId}', 'one-more')`,
    update: `template_id = 'another'`,
    outcomes: {
      select: ['denied', 'nothing', 'done', 'done'],
      insert: ownInsert,
      update: operatorOnly,
      delete: owned,
    },
  },
  {
    table: 'public.ai_checkpoints',
    row: 'a step of the AI builder',
    where: `chat_id = '${rows.chat}'`,
    insert: `(user_id, chat_id, step, label, made_at) values ('${ownerId}', '${rows.chat}', 2, 'x', now())`,
    update: `label = 'another'`,
    outcomes: {
      select: ['denied', 'nothing', 'done', 'done'],
      insert: ownInsert,
      update: operatorOnly,
      delete: owned,
    },
  },
  {
    table: 'public.template_download_history',
    row: 'a download',
    where: `id = '${rows.download}'`,
    insert: `(user_id, template_id, version) values ('${ownerId}', 'one-more', '1.0.0')`,
    update: `template_id = 'another'`,
    outcomes: {
      select: ['denied', 'nothing', 'done', 'done'],
      insert: ownInsert,
      update: operatorOnly,
      delete: owned,
    },
  },
  {
    table: 'public.template_download_counts',
    row: 'the count of a template',
    where: `template_id = 'pizza-world'`,
    insert: `(template_id, downloads) values ('one-more', 1000)`,
    update: 'downloads = 1000',
    outcomes: { select: readable, insert: operatorOnly, update: operatorOnly, delete: operatorOnly },
  },
];
