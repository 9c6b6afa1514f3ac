import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { type Database, owner, type Scope } from '../database.ts';
import {
  anonymous,
  attempt,
  createAccount,
  fileOf,
  insertRow,
  member,
  operator,
  projectOf,
} from '../test-rows.ts';
import { type Actor, ownerId, rows } from './policy.ts';
import { seed } from './seed.ts';

let test: TestDatabase;
let database: Database;
let otherId: string;
let scopes: Record<Actor, Scope>;

beforeAll(async () => {
  test = await createTestDatabase();
  database = test.database;
  otherId = await createAccount(database);
  scopes = { anon: anonymous, other: member(otherId), owner: member(ownerId), operator };
  await seed(database);
});
afterAll(() => test.drop());

/** Ways around the table above: whose row it becomes, which columns a client may set, which folder it lands in. */
describe('what a member cannot do with a row that is theirs', () => {
  const insertProject = (columns: string, values: string) =>
    `insert into public.projects (title, zip_file_url, ${columns}) values ('Mine', '${fileOf(ownerId)}', ${values})`;

  it.each([
    ['choose the id of a project', () => insertProject('id', 'gen_random_uuid()')],
    ['start with downloads', () => insertProject('downloads_count', '1000')],
    ['date a project', () => insertProject('created_at', `'2001-01-01'`)],
    ['give a project away', () => `update public.projects set user_id = '${otherId}'`],
    ['raise the downloads', () => 'update public.projects set downloads_count = 1000'],
    ['rename the address', () => `update public.projects set slug = 'other'`],
    ['give a repository away', () => `update public.git_repositories set user_id = '${otherId}'`],
    ['read a token’s hash', () => 'select hash from private.access_token_hashes'],
    ['write the address of a repository', () => `update public.git_repositories set slug = 'other'`],
    ['pass for a commit', () => 'update public.git_repository_files set is_committed = true'],
    ['move a branch', () => `select public.publish_git_history('${rows.open}', '{}')`],
    ['ask for a store', () => `select public.read_git_store('${rows.secret}')`],
    ['write the file count', () => 'update public.git_repositories set file_count = 9'],
    ['move a file', () => `update public.git_repository_files set repository_id = gen_random_uuid()`],
    [
      'date a testimonial',
      () => `update public.testimonials set created_at = now() where id = '${rows.said}'`,
    ],
    ['verify a testimonial', () => `update public.testimonials set verified_by = 'purchase'`],
    [
      'take over the testimonial of another',
      () => `update public.testimonials set id = gen_random_uuid() where id = '${rows.testimonial}'`,
    ],
    [
      'put a favourite on the list of another',
      () => `insert into public.template_favourites (user_id, template_id) values ('${otherId}', 'cafe')`,
    ],
    [
      'keep a step for another',
      () => `insert into public.ai_checkpoints (user_id, chat_id, step, label, made_at)
        values ('${otherId}', gen_random_uuid(), 1, 'x', now())`,
    ],
    [
      'date a favourite',
      () => `insert into public.template_favourites (template_id, created_at) values ('cafe', '2001-01-01')`,
    ],
    [
      'put a download on the list of another',
      () =>
        `insert into public.template_download_history (user_id, template_id) values ('${otherId}', 'cafe')`,
    ],
    ['give a profile away', () => `update public.user_profiles set user_id = '${otherId}'`],
    [
      'upload beside every folder',
      () => `insert into storage.objects (bucket_id, name) values ('project-files', 'x.zip')`,
    ],
    [
      'upload to a folder that begins alike',
      () => `insert into storage.objects (bucket_id, name) values ('project-files', '${ownerId}x/x.zip')`,
    ],
    [
      'upload to an unknown bucket',
      () => `insert into storage.objects (bucket_id, name) values ('x', '${ownerId}/x')`,
    ],
    ['empty a table', () => 'truncate public.projects cascade'],
  ])('%s', async (_, statement) => {
    expect(await attempt(database, scopes.owner, statement())).toBe('denied');
  });

  it('move an object to the folder of another', async () => {
    await insertRow(database, owner, 'storage.objects', {
      bucket_id: 'project-files',
      name: `${ownerId}/moved.zip`,
    });
    // Without a condition the policy for reading has no say in it.
    const move = `update storage.objects set name = '${otherId}/moved.zip'`;
    expect(await attempt(database, scopes.owner, move)).toBe('denied');
    await database.run(owner, { text: 'delete from storage.objects' });
  });
});

describe('claims', () => {
  it.each([
    ['no subject', { role: 'authenticated' }],
    ['an empty subject', { role: 'authenticated', sub: null }],
  ])('with %s own nothing', async (_, claims) => {
    const scope: Scope = { role: 'authenticated', claims };
    const drafts = `select from public.projects where status <> 'published'`;
    expect(await attempt(database, scope, drafts)).toBe('nothing');
    const insert = `insert into public.projects (title, zip_file_url) values ('Nobody', '${fileOf(ownerId)}')`;
    expect(await attempt(database, scope, insert)).toBe('denied');
  });

  it('give a row its owner when the client names none', async () => {
    const { user_id, ...unowned } = projectOf(otherId);
    const created = await insertRow(database, scopes.other, 'public.projects', unowned);
    expect(created.user_id).toBe(user_id);
  });
});
