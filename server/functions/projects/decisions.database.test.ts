import type { SupabaseClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { owner } from '../../database/database.ts';
import { insertRow, projectOf } from '../../database/test-rows.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { type OpenContext, openFunctionContext } from '../kit/context.ts';
import { openProjects } from './projects.ts';

let server: TestServer;
let projects: ReturnType<typeof openProjects>;
let bea: Awaited<ReturnType<TestServer['user']>>;
let operator: SupabaseClient;
beforeEach(async () => {
  server = await startTestServer();
  projects = openProjects(
    (await openFunctionContext(server.services.config, server.services, fetch)) as OpenContext,
  );
  bea = await server.user();
  operator = await operatorClient();
});
afterEach(async () => {
  await projects.stop();
  await server.close();
});

const run = async <Row>(text: string, ...values: unknown[]) =>
  (await server.services.database.run<Row>(owner, { text, values })).rows;

async function operatorClient(): Promise<SupabaseClient> {
  const { id, client } = await server.user();
  await run(
    `update auth.users set raw_app_meta_data = raw_app_meta_data || '{"operator": true}' where id = $1`,
    id,
  );
  return client;
}

async function share(status: string): Promise<{ id: string; slug: string }> {
  const row = projectOf(bea.id, { status, title: 'Tea & <b>cake</b>' });
  return insertRow(server.services.database, owner, 'public.projects', row);
}

const set = (client: SupabaseClient, id: string, change: { status: string; review_note?: string }) =>
  client.from('projects').update(change, { count: 'exact' }).eq('id', id);
const notices = () => run('select decision, reason from public.project_notices order by created_at');
const mails = async (count: number) => {
  await expect.poll(() => server.mails.length).toBe(count);
  return server.mails;
};

describe('the owner of a project is told', () => {
  it('that it was approved, once however often it is said, with its page', async () => {
    const { id, slug } = await share('pending_review');
    const answers = await Promise.all([1, 2, 3].map(() => set(operator, id, { status: 'published' })));
    expect(answers.map(({ error }) => error)).toEqual([null, null, null]);
    projects.start();
    const [mail] = await mails(1);
    expect(mail?.to).toBe(bea.email);
    expect(mail?.subject).toBe('Published: Tea & <b>cake</b>');
    expect(mail?.text).toContain(`${server.url}/project/${slug}/content`);
    expect(mail?.html).toContain('Tea &amp; &lt;b&gt;cake&lt;/b&gt;');
    expect(mail?.messageId).toMatch(/^<project-[0-9a-f-]{36}@/);
    // Noted after the mail has gone.
    await expect.poll(() => run('select from public.project_notices where delivered_at is null')).toEqual([]);
  });

  it('that it was sent back, with the reason and where to change it', async () => {
    const { id } = await share('pending_review');
    await set(operator, id, { status: 'draft', review_note: 'The zip is empty.\nTry <again>.' });
    projects.start();
    const [mail] = await mails(1);
    expect(mail?.subject).toBe('Not published yet: Tea & <b>cake</b>');
    expect(mail?.text).toContain('> The zip is empty.\n> Try <again>.');
    expect(mail?.html).toContain('Try &lt;again&gt;.');
    expect(mail?.text).toContain(`${server.url}/profile?tab=projects`);
  });

  it('that it was taken down', async () => {
    const { id } = await share('published');
    await set(operator, id, { status: 'pending_review', review_note: 'Not yours.' });
    expect(await notices()).toEqual([{ decision: 'taken_down', reason: 'Not yours.' }]);
  });

  it('the last word alone, when an operator thinks again before the mail is sent', async () => {
    const { id } = await share('pending_review');
    await set(operator, id, { status: 'published' });
    await set(operator, id, { status: 'pending_review', review_note: 'Wait.' });
    expect(await notices()).toEqual([{ decision: 'taken_down', reason: 'Wait.' }]);
  });

  it('nothing of what they do themselves, nor of another word for the same decision', async () => {
    const { id } = await share('published');
    await set(bea.client, id, { status: 'pending_review' });
    await set(bea.client, id, { status: 'draft' });
    expect(await notices()).toEqual([]);
    const waiting = await share('pending_review');
    await set(operator, waiting.id, { status: 'pending_review', review_note: 'Soon.' });
    expect(await notices()).toEqual([]);
  });

  it('nothing when the project is gone before', async () => {
    const { id } = await share('pending_review');
    await set(operator, id, { status: 'published' });
    await bea.client.from('projects').delete().eq('id', id);
    expect(await notices()).toEqual([]);
  });
});
