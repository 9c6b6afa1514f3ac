import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { owner } from '../database/database.ts';
import { fileOf, insertRow, projectOf } from '../database/test-rows.ts';
import { beginMeanwhile } from '../testing/meanwhile.ts';
import { startTestServer, type TestServer, type TestUser } from '../testing/server.ts';

/* Rows whose owner stands in another table, and rows that an operator decides about. */

let server: TestServer;
let ann: TestUser;
let ben: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  [ann, ben] = await Promise.all([server.user(), server.user()]);
});
afterAll(() => server.close());

const add = (table: string, values: Record<string, unknown>) =>
  insertRow(server.services.database, owner, table, values);
const run = <R>(text: string, ...values: unknown[]) =>
  server.services.database.run<R>(owner, { text, values });

describe('files of a repository that becomes another’s while its owner writes', () => {
  const files = () => ann.client.from('git_repository_files');
  const writes: Record<string, (id: string) => PromiseLike<unknown>> = {
    add: (id) => files().insert({ repository_id: id, filename: 'late.css', content: 'Ann again' }),
    change: (id) => files().update({ content: 'Ann again' }).eq('repository_id', id),
    remove: (id) => files().delete().eq('repository_id', id),
  };
  const become: Record<string, string> = {
    'given away': 'update public.git_repositories set user_id = $2 where id = $1',
    'given away and private':
      'update public.git_repositories set user_id = $2, is_private = true where id = $1',
  };
  const cases = Object.keys(become).flatMap((how) => Object.keys(writes).map((write) => ({ how, write })));

  it.each(cases)('are left as they are: $how, $write', async ({ how, write }) => {
    const id = randomUUID();
    await add('public.git_repositories', { id, user_id: ann.id, name: `r${id.slice(0, 8)}` });
    await add('public.git_repository_files', { repository_id: id, filename: 'a.css', content: 'a {}' });
    await beginMeanwhile(
      server,
      (session) => session.query(become[how] ?? '', [id, ben.id]),
      () => Promise.resolve(writes[write]?.(id)),
    );
    const { rows } = await run(
      'select filename, content from public.git_repository_files where repository_id = $1',
      id,
    );
    expect(rows).toEqual([{ filename: 'a.css', content: 'a {}' }]);
  });

  it('go with a repository that is deleted, and none comes after it', async () => {
    const id = randomUUID();
    await add('public.git_repositories', { id, user_id: ann.id, name: `r${id.slice(0, 8)}` });
    const answer = await beginMeanwhile(
      server,
      (session) => session.query('delete from public.git_repositories where id = $1', [id]),
      () => Promise.resolve(writes.add?.(id)),
    );
    expect(answer).toMatchObject({ error: { code: expect.stringMatching(/^(42501|23503)$/) } });
    expect((await run('select from public.git_repository_files where repository_id = $1', id)).rows).toEqual(
      [],
    );
  });
});

describe('a testimonial that becomes another’s while its author writes', () => {
  const testimonials = () => ann.client.from('testimonials');
  const writes: Record<string, (id: string) => PromiseLike<unknown>> = {
    change: (id) => testimonials().update({ review: 'Ann again' }).eq('id', id),
    remove: (id) => testimonials().delete().eq('id', id),
  };
  it.each(Object.keys(writes))('is left as it is by what the former author had begun: %s', async (write) => {
    const id = randomUUID();
    await add('public.testimonials', { id, name: 'Ann', rating: 5, review: 'Simple and quick' });
    await add('public.testimonial_authors', { testimonial_id: id, user_id: ann.id });
    await beginMeanwhile(
      server,
      async (session) => {
        await session.query('update public.testimonial_authors set user_id = $2 where testimonial_id = $1', [
          id,
          ben.id,
        ]);
        await session.query(`update public.testimonials set name = 'Ben' where id = $1`, [id]);
      },
      () => Promise.resolve(writes[write]?.(id)),
    );
    const { rows } = await run('select name, review from public.testimonials where id = $1', id);
    expect(rows).toEqual([{ name: 'Ben', review: 'Simple and quick' }]);
  });
});

describe('a project that an operator decides about while its owner writes', () => {
  const projects = () => ann.client.from('projects');
  const writes: Record<string, (id: string) => PromiseLike<unknown>> = {
    'publish it again': (id) => projects().update({ status: 'published' }).eq('id', id),
    'change and publish': (id) =>
      projects().update({ title: 'Another title', status: 'published' }).eq('id', id),
  };
  it.each(Object.keys(writes))('stays taken down: %s', async (write) => {
    const id = randomUUID();
    await add('public.projects', projectOf(ann.id, { id, zip_file_url: fileOf(ann.id) }));
    await beginMeanwhile(
      server,
      (session) =>
        session.query(
          `update public.projects set status = 'draft', taken_down_at = now(), review_note = 'No' where id = $1`,
          [id],
        ),
      () => Promise.resolve(writes[write]?.(id)),
    );
    const { rows } = await run<{ status: string }>('select status from public.projects where id = $1', id);
    expect(rows[0]?.status).not.toBe('published');
  });
});
