import { nobody, operatorOnly, owned, ownerId, type Policy, readable, rows } from './policy.ts';

export const suggestions: Policy[] = [
  {
    table: 'public.suggestions',
    row: 'a suggestion',
    where: `id = '${rows.suggestion}'`,
    insert: `(name, email, suggestion) values ('Ada', 'ada@example.org', 'A page for recipes')`,
    update: `suggestion = 'Changed'`,
    outcomes: {
      select: readable,
      // Suggestions come in through the server's function alone.
      insert: operatorOnly,
      update: operatorOnly,
      delete: ['denied', 'nothing', 'nothing', 'done'],
    },
  },
  {
    table: 'public.suggestions',
    row: 'the status of a suggestion',
    where: `id = '${rows.suggestion}'`,
    insert: `(name, email, suggestion, status) values ('Ada', 'ada@example.org', 'A page for maps', 'done')`,
    update: `status = 'planned', status_reason = 'Soon'`,
    outcomes: {
      select: readable,
      insert: operatorOnly,
      update: ['denied', 'nothing', 'nothing', 'done'],
      delete: ['denied', 'nothing', 'nothing', 'done'],
    },
  },
  {
    table: 'public.suggestion_votes',
    row: 'a vote',
    where: `user_id = '${ownerId}'`,
    insert: `(suggestion_id, user_id) values ('${rows.suggestion}', '${ownerId}')`,
    update: 'notify = false',
    outcomes: {
      select: ['denied', 'nothing', 'done', 'done'],
      insert: operatorOnly,
      update: operatorOnly,
      delete: operatorOnly,
    },
  },
  {
    table: 'public.suggestion_comments',
    row: 'a comment',
    where: `user_id = '${ownerId}'`,
    insert: `(suggestion_id, user_id, name, comment) values ('${rows.voted}', '${ownerId}', 'Ada', 'Me too')`,
    update: `comment = 'Changed'`,
    outcomes: { select: readable, insert: operatorOnly, update: operatorOnly, delete: owned },
  },
  {
    table: 'public.suggestion_status_changes',
    row: 'a change of status',
    where: `suggestion_id = '${rows.voted}'`,
    insert: `(suggestion_id, status, reason) values ('${rows.voted}', 'done', '')`,
    update: `reason = 'Changed'`,
    outcomes: { select: readable, insert: operatorOnly, update: operatorOnly, delete: operatorOnly },
  },
  {
    table: 'public.suggestion_notices',
    row: 'a mail about a status',
    where: `suggestion_id = '${rows.voted}'`,
    insert: `(suggestion_id, user_id, status, reason) values ('${rows.voted}', '${ownerId}', 'done', '')`,
    update: 'attempts = 1',
    outcomes: {
      select: operatorOnly,
      insert: operatorOnly,
      update: operatorOnly,
      delete: operatorOnly,
    },
  },
  {
    table: 'private.suggestion_contacts',
    row: 'an address',
    where: 'true',
    insert: `(suggestion_id, email) values ('${rows.suggestion}', 'eve@example.org')`,
    update: `email = 'eve@example.org'`,
    outcomes: { select: operatorOnly, insert: nobody, update: nobody, delete: operatorOnly },
  },
];
