import {
  hidden,
  type Outcomes,
  operatorOnly,
  owned,
  ownerId,
  ownInsert,
  type Policy,
  readable,
  rows,
  server,
} from './policy.ts';

const repository = (kind: string, id: string, select: Outcomes): Policy => ({
  table: 'public.git_repositories',
  row: `a ${kind} repository`,
  where: `id = '${id}'`,
  insert: `(user_id, name, is_private) values ('${ownerId}', 'one-more', ${kind === 'private'})`,
  update: `description = 'Changed'`,
  outcomes: { select, insert: ownInsert, update: owned, delete: owned },
});

const file = (kind: string, repositoryId: string, select: Outcomes): Policy => ({
  table: 'public.git_repository_files',
  row: `a file of a ${kind} repository`,
  where: `repository_id = '${repositoryId}'`,
  insert: `(repository_id, filename, content) values ('${repositoryId}', 'more.css', 'a {}')`,
  update: `content = 'changed'`,
  outcomes: { select, insert: ownInsert, update: owned, delete: owned },
});

export const repositories: Policy[] = [
  repository('public', rows.open, readable),
  repository('private', rows.secret, hidden),
  file('public', rows.open, readable),
  file('private', rows.secret, hidden),
  {
    table: 'public.user_handles',
    row: 'the name in addresses of repositories',
    where: `user_id = '${ownerId}'`,
    insert: `(user_id, handle) values ('${ownerId}', 'one-more')`,
    update: `handle = 'another'`,
    outcomes: {
      select: ['denied', 'nothing', 'done', 'done'],
      insert: operatorOnly,
      update: operatorOnly,
      delete: operatorOnly,
    },
  },
  {
    table: 'public.access_tokens',
    row: 'an access token',
    where: `user_id = '${ownerId}'`,
    insert: `(user_id, name, hint, scopes, expires_at) values ('${ownerId}', 'x', 'x', '{repo:read}', now())`,
    update: `scopes = '{repo:read}'`,
    outcomes: {
      select: ['denied', 'nothing', 'done', 'done'],
      insert: operatorOnly,
      update: operatorOnly,
      delete: owned,
    },
  },
  server('private.access_token_hashes', `(token_id, hash) values (gen_random_uuid(), 'x')`, `hash = 'x'`),
  server('private.git_former_slugs', `(user_id, slug) values ('${ownerId}', 'x')`, `slug = 'x'`),
  server('private.git_names', `(user_id, name) values ('${ownerId}', 'x')`, `name = 'y'`),
  server('private.git_stores', `(repository_id) values ('${rows.secret}')`, 'generation = 9'),
  server('private.git_refs', `(repository_id, name) values ('${rows.open}', 'refs/heads/x')`, `target = 'x'`),
  server('private.git_packs', `(repository_id, bytes) values ('${rows.open}', 1)`, 'bytes = 2'),
];
