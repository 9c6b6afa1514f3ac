import { fileOf } from '../test-rows.ts';
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
} from './policy.ts';

const project = (status: string, id: string, select: Outcomes): Policy => ({
  table: 'public.projects',
  row: `a ${status} project`,
  where: `id = '${id}'`,
  insert: `(title, zip_file_url, status, user_id) values ('One more', '${fileOf(ownerId)}', '${status}', '${ownerId}')`,
  update: `description = 'Changed'`,
  outcomes: { select, insert: ownInsert, update: owned, delete: owned },
});

export const projects: Policy[] = [
  project('published', rows.published, readable),
  project('draft', rows.draft, hidden),
  project('pending_review', rows.pending, hidden),
  {
    table: 'public.project_notices',
    row: 'a mail about a decision',
    where: `project_id = '${rows.published}'`,
    insert: `(project_id, decision, reason) values ('${rows.published}', 'approved', '')`,
    update: 'attempts = 1',
    outcomes: { select: operatorOnly, insert: operatorOnly, update: operatorOnly, delete: operatorOnly },
  },
  {
    table: 'storage.objects',
    row: 'a file in the own folder',
    where: `name like '${ownerId}/%'`,
    insert: `(bucket_id, name) values ('project-files', '${ownerId}/2-site.zip')`,
    update: `metadata = '{}'`,
    outcomes: {
      select: hidden,
      insert: ownInsert,
      update: ['nothing', 'nothing', 'done', 'done'],
      delete: ['nothing', 'nothing', 'done', 'done'],
    },
  },
  {
    table: 'storage.buckets',
    row: 'the bucket',
    where: `id = 'project-files'`,
    insert: `(id, name) values ('mine', 'mine')`,
    update: 'public = false',
    outcomes: {
      select: ['nothing', 'nothing', 'nothing', 'done'],
      insert: operatorOnly,
      update: ['nothing', 'nothing', 'nothing', 'done'],
      delete: ['nothing', 'nothing', 'nothing', 'done'],
    },
  },
];
