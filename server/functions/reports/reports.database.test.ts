import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { owner } from '../../database/database.ts';
import { fileOf } from '../../database/test-rows.ts';
import type { TestUser } from '../../testing/server.ts';
import { forgetTries } from '../../testing/tries.ts';
import { type CallOptions, type FormServer, startFormServer } from '../kit/testing/form-server.ts';
import { perAddress } from './reports.ts';

let forms: FormServer;
let ada: TestUser;
let bea: TestUser;
let subject_id: string;
let draftId: string;
beforeAll(async () => {
  forms = await startFormServer({ rateLimitFactor: 1 });
  [ada, bea] = [await forms.server.user(), await forms.server.user()];
  const operator = forms.server.operator();
  const said = await operator
    .from('testimonials')
    .insert({ name: 'Eve', rating: 5, review: 'Cheap watches' })
    .select('id')
    .single();
  subject_id = said.data?.id;
  const draft = await ada.client
    .from('projects')
    .insert({ title: 'Not yet', zip_file_url: fileOf(ada.id), status: 'draft' })
    .select('id')
    .single();
  draftId = draft.data?.id;
});
beforeEach(async () => {
  await forms.server.services.database.run(owner, { text: 'delete from public.reports' });
  await forgetTries(forms.server.services);
});
afterAll(() => forms.close());

const send = (change: Record<string, unknown> = {}, options: CallOptions = {}) =>
  forms.call('/reports', {
    fields: {
      subject_type: 'testimonial',
      subject_id,
      reason: 'spam',
      ticket: forms.ticket('reports'),
      ...change,
    },
    ...options,
  });
const kept = () =>
  forms.rows<Record<string, unknown>>(
    'select subject_type, subject_id, reason, details, user_id, status, reporter from public.reports order by created_at',
  );

describe('a report', () => {
  it('is stored with its reason and words; only the operator reads it', async () => {
    const { status, body } = await send({ reason: 'other', details: ' It is\r\nadvertising ' });
    expect([status, body.ok]).toEqual([200, true]);
    const reporter = expect.stringMatching(/^[\w-]{22}$/);
    const row = { subject_type: 'testimonial', subject_id, reason: 'other', details: 'It is\nadvertising' };
    expect(await kept()).toEqual([{ ...row, user_id: null, status: 'open', reporter }]);
    expect((await forms.server.visitor().from('reports').select('*')).error?.code).toBe('42501');
    expect((await ada.client.from('reports').select('*')).data).toEqual([]);
    for (const client of [forms.server.visitor(), ada.client]) {
      expect((await client.from('reports').insert({ ...row, reporter: 'x'.repeat(22) })).error?.code).toBe(
        '42501',
      );
    }
  });

  it('counts once for each person and thing: an account, or a network', async () => {
    const options: CallOptions[] = [
      { visitor: '198.51.100.1' },
      { visitor: '198.51.100.1' },
      { visitor: '198.51.100.2' },
      { visitor: '198.51.100.1', as: ada },
      { visitor: '198.51.100.9', as: ada },
      { visitor: '198.51.100.1', as: bea },
    ];
    const answers = await Promise.all(options.map((option) => send({}, option)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const reports = await kept();
    expect(reports).toHaveLength(4);
    expect(reports.map(({ user_id }) => user_id).sort()).toEqual([ada.id, bea.id, null, null].sort());
    expect(JSON.stringify(reports)).not.toContain('198.51');
  });

  it('needs something that its sender can see', async () => {
    const draft = { subject_type: 'project', subject_id: draftId };
    expect((await send({ subject_id: crypto.randomUUID() })).body.code).toBe('not_there');
    expect((await send(draft)).body.code).toBe('not_there');
    expect((await send(draft, { as: bea })).body.code).toBe('not_there');
    expect((await send(draft, { as: ada })).status).toBe(200);
  });

  it('of a site names it, and is kept of the row, so that another name changes nothing', async () => {
    const [site] = await forms.rows<{ id: string }>(
      `with made as (insert into public.sites (user_id, name) values ('${ada.id}', 'tea-room') returning id)
       insert into public.site_deployments (site_id, user_id, label, source, files, bytes)
       select made.id, '${ada.id}', 'a1b2c3d4e5', 'upload', 1, 1 from made returning site_id as id`,
    );
    await forms.rows(
      `insert into private.site_names (name, user_id, site_id) values
        ('tea-room', '${ada.id}', '${site?.id}'), ('tea-house', '${ada.id}', '${site?.id}')`,
    );
    const isThere = async (name: string) =>
      (await forms.call(`/reports?subject_type=site&subject_id=${name}`, { method: 'GET' })).body.is_there;
    expect(await Promise.all(['tea-room', 'tea-house', 'nothing-here'].map(isThere))).toEqual([
      true,
      true,
      false,
    ]);
    for (const [index, name] of ['tea-room', 'tea-house'].entries()) {
      const visitor = `198.51.100.${index}`;
      expect((await send({ subject_type: 'site', subject_id: name }, { visitor })).status).toBe(200);
    }
    expect(await kept()).toMatchObject([{ subject_id: site?.id }, { subject_id: site?.id }]);
    expect((await send({ subject_type: 'site', subject_id: 'nothing-here' })).body.code).toBe('not_there');
    await forms.rows(`update public.sites set taken_down_at = now() where id = '${site?.id}'`);
    expect((await send({ subject_type: 'site', subject_id: 'tea-room' })).body.code).toBe('not_there');
  });

  it.each([
    [{ subject_type: 'user' }, { subject_id: 'There is nothing here to report' }],
    [{ subject_type: 'site', subject_id: '../x' }, { subject_id: 'There is nothing here to report' }],
    [{ subject_id: 'x' }, { subject_id: 'There is nothing here to report' }],
    [{ reason: 'dislike' }, { reason: 'Please choose a reason' }],
    [{ reason: 'other' }, { details: 'Please say what is wrong' }],
    [{ details: 'x'.repeat(2001) }, { details: 'The explanation must be at most 2,000 characters' }],
  ])('is refused with words: %j', async (change, errors) => {
    const { status, body } = await send(change);
    expect([status, body.errors]).toEqual([400, errors]);
    expect(await kept()).toEqual([]);
  });
});

describe('programs', () => {
  it('that fill in the trap are thanked; those without a form, or too quick, are refused', async () => {
    expect((await send({ second_subject: 'x' })).status).toBe(200);
    expect((await send({ ticket: forms.ticket('testimonials') })).body.code).toBe('form_not_found');
    expect((await send({ ticket: forms.ticket('reports', 0) })).body.code).toBe('too_fast');
    expect(await kept()).toEqual([]);
  });

  it('are stopped after some tries from one address', async () => {
    const answers = await Promise.all(Array.from({ length: perAddress.max + 5 }, () => send()));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    expect((await send({}, { visitor: '203.0.113.77' })).status).toBe(200);
  });
});
