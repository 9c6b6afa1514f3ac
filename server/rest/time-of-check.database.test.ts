import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { owner, type Session } from '../database/database.ts';
import { fileOf, insertRow, projectOf } from '../database/test-rows.ts';
import { beginMeanwhile } from '../testing/meanwhile.ts';
import { startTestServer, type TestServer, type TestUser } from '../testing/server.ts';
import { websiteZip } from '../testing/storage.ts';

let server: TestServer;
let ann: TestUser;
let ben: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  [ann, ben] = await Promise.all([server.user(), server.user()]);
});
afterAll(() => server.close());

interface Rule {
  table: string;
  /** Adds a row of Ann's with this id. */
  add(id: string): Promise<unknown>;
  /** The row, as SQL finds it. */
  where(id: string): string;
  /** What makes it Ben's. */
  become(): string;
  /** What Ann does to it. */
  writes: Record<string, (client: SupabaseClient, id: string) => PromiseLike<{ data: unknown }>>;
}

const add = (table: string, values: Record<string, unknown>) =>
  insertRow(server.services.database, owner, table, values);
const byId = (id: string) => `id = '${id}'`;
const toBen = () => `user_id = '${ben.id}'`;
const remove =
  (table: string, column = 'id') =>
  (client: SupabaseClient, id: string) =>
    client.from(table).delete().eq(column, id).select();
const change =
  (table: string, values: object, column = 'id') =>
  (client: SupabaseClient, id: string) =>
    client.from(table).update(values).eq(column, id).select();

const rules: Rule[] = [
  {
    table: 'public.projects',
    add: (id) => add('public.projects', projectOf(ann.id, { id })),
    where: byId,
    // A project's files lie in its owner's folder.
    become: () => `${toBen()}, zip_file_url = '${fileOf(ben.id)}'`,
    writes: { change: change('projects', { description: 'Ann again' }), remove: remove('projects') },
  },
  {
    table: 'public.git_repositories',
    add: (id) => add('public.git_repositories', { id, user_id: ann.id, name: `r${id.slice(0, 8)}` }),
    where: byId,
    become: toBen,
    writes: {
      change: change('git_repositories', { description: 'Ann again' }),
      remove: remove('git_repositories'),
    },
  },
  {
    table: 'public.user_profiles',
    add: () =>
      server.services.database.run(owner, {
        text: `insert into public.user_profiles (user_id) values ($1)`,
        values: [ann.id],
      }),
    where: () => `user_id in ('${ann.id}', '${ben.id}')`,
    become: toBen,
    writes: {
      change: (client) =>
        client.from('user_profiles').update({ about: 'Ann again' }).eq('user_id', ann.id).select(),
    },
  },
  {
    table: 'public.template_favourites',
    add: (id) => add('public.template_favourites', { user_id: ann.id, template_id: `t-${id.slice(0, 8)}` }),
    where: (id) => `template_id = 't-${id.slice(0, 8)}'`,
    become: toBen,
    writes: {
      remove: (client, id) =>
        client
          .from('template_favourites')
          .delete()
          .eq('template_id', `t-${id.slice(0, 8)}`)
          .select(),
    },
  },
  {
    table: 'public.template_download_history',
    add: (id) => add('public.template_download_history', { id, user_id: ann.id, template_id: 'pizza-world' }),
    where: byId,
    become: toBen,
    writes: { remove: remove('template_download_history') },
  },
  {
    table: 'public.ai_checkpoints',
    add: (id) =>
      add('public.ai_checkpoints', {
        user_id: ann.id,
        chat_id: id,
        step: 1,
        label: 'A',
        made_at: '2026-11-22',
      }),
    where: (id) => `chat_id = '${id}'`,
    become: toBen,
    writes: { remove: remove('ai_checkpoints', 'chat_id') },
  },
  {
    table: 'public.suggestion_comments',
    add: async (id) => {
      const words = { name: 'Bea', email: 'bea@example.org', suggestion: 'A page for a choir' };
      const suggestion = randomUUID();
      await add('public.suggestions', { id: suggestion, ...words });
      await add('public.suggestion_comments', {
        id,
        suggestion_id: suggestion,
        user_id: ann.id,
        name: 'Ann',
        comment: 'With a search',
      });
    },
    where: byId,
    become: toBen,
    writes: { remove: remove('suggestion_comments') },
  },
  {
    table: 'public.access_tokens',
    add: (id) =>
      add('public.access_tokens', {
        id,
        user_id: ann.id,
        name: 'Laptop',
        hint: 'abcd',
        scopes: '{repo:read}',
        expires_at: '2100-01-01',
      }),
    where: byId,
    become: toBen,
    writes: { remove: remove('access_tokens') },
  },
  {
    table: 'storage.objects',
    add: (id) => ann.client.storage.from('project-files').upload(`${ann.id}/${id}.zip`, websiteZip()),
    where: (id) => `name like '%/${id}.zip'`,
    become: () =>
      `name = '${ben.id}/' || split_part(name, '/', 2), owner_id = '${ben.id}', owner = '${ben.id}'`,
    writes: {
      remove: (client, id) => client.storage.from('project-files').remove([`${ann.id}/${id}.zip`]),
      move: (client, id) =>
        client.storage.from('project-files').move(`${ann.id}/${id}.zip`, `${ann.id}/mine-${id}.zip`),
    },
  },
];

describe.each(rules)('a row of $table that becomes another’s while its owner writes', (rule) => {
  it.each(Object.keys(rule.writes))(
    'is left as it is by what the former owner had begun: %s',
    async (name) => {
      const id = randomUUID();
      const { database } = server.services;
      await rule.add(id);
      const become = async (session: Session) => {
        const text = `update ${rule.table} set ${rule.become()} where ${rule.where(id)}`;
        expect((await session.query(text)).rowCount).toBe(1);
      };
      // Begun when the database still shows everybody the row as Ann's.
      await beginMeanwhile(server, become, () => Promise.resolve(rule.writes[name]?.(ann.client, id)));
      const after = {
        text: `select to_jsonb(r) - 'updated_at' - 'last_accessed_at' as row from ${rule.table} as r where ${rule.where(id)}`,
      };
      const { rows } = await database.run<{ row: Record<string, unknown> }>(owner, after);
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows[0]?.row)).not.toContain('Ann again');
      expect(JSON.stringify(rows[0]?.row)).toContain(ben.id);
    },
  );
});

it('of 200 changes at once none reaches a project after it has become another’s', async () => {
  const { database } = server.services;
  const id = randomUUID();
  await add('public.projects', projectOf(ann.id, { id }));
  const change = (index: number) =>
    ann.client
      .from('projects')
      .update({ description: `Change ${index}` })
      .eq('id', id)
      .select('id');
  const changes = Array.from({ length: 200 }, (_, index) => change(index));
  const begun = changes.map((one) => Promise.resolve(one));
  await Promise.race(begun);
  const { rows } = await database.run<{ description: string }>(owner, {
    text: 'update public.projects set user_id = $2, zip_file_url = $3 where id = $1 returning description',
    values: [id, ben.id, fileOf(ben.id)],
  });
  const answers = await Promise.all(begun);
  const done = answers.filter(({ data }) => data?.length === 1).length;
  const now = await database.run<{ description: string }>(owner, {
    text: 'select description from public.projects where id = $1',
    values: [id],
  });
  expect(now.rows).toEqual(rows);
  // Were all of them before or all of them after, nothing would have been tried.
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThan(200);
});
