import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, owner, type Scope } from '../database/database.ts';
import { attempt, createAccount, fileOf, insertRow, member, projectOf } from '../database/test-rows.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';

let test: TestDatabase;
let database: Database;
/** Ada runs the site, Bea shares things, Cy is suspended. */
let ada: string;
let bea: string;
let cy: string;
const rows = {
  published: randomUUID(),
  draft: randomUUID(),
  pending: randomUUID(),
  open: randomUUID(),
  secret: randomUUID(),
  testimonial: randomUUID(),
  report: randomUUID(),
  message: randomUUID(),
  order: randomUUID(),
  review: randomUUID(),
  suggestion: randomUUID(),
};

const run = async <Row>(text: string, ...values: unknown[]) =>
  (await database.run<Row>(owner, { text, values })).rows;
const as = async <Row>(scope: Scope, text: string, ...values: unknown[]) =>
  (await database.run<Row>(scope, { text, values })).rows;

beforeAll(async () => {
  test = await createTestDatabase();
  database = test.database;
  [ada, bea, cy] = [
    await createAccount(database),
    await createAccount(database),
    await createAccount(database),
  ];
  await run(`update auth.users set raw_app_meta_data = '{"operator": true}' where id = $1`, ada);
  const add = (table: string, values: Record<string, unknown>) => insertRow(database, owner, table, values);
  await add('public.projects', projectOf(bea, { id: rows.published }));
  await add('public.projects', projectOf(bea, { id: rows.draft, status: 'draft' }));
  await add('public.projects', projectOf(bea, { id: rows.pending, status: 'pending_review' }));
  await add('public.git_repositories', { id: rows.open, user_id: bea, name: 'open' });
  await add('public.git_repositories', { id: rows.secret, user_id: bea, name: 's', is_private: true });
  await add('public.testimonials', { id: rows.testimonial, name: 'Bea', rating: 5, review: 'Rude words' });
  await add('public.testimonial_authors', { testimonial_id: rows.testimonial, user_id: bea });
  await add('public.reports', {
    id: rows.report,
    subject_type: 'testimonial',
    subject_id: rows.testimonial,
    reason: 'spam',
    reporter: 'a'.repeat(22),
  });
  await add('public.contact_messages', {
    id: rows.message,
    user_name: 'Bea',
    user_email: 'bea@example.org',
    subject: 'A question',
    message: 'Where is the licence?',
  });
  await add('public.orders', {
    id: rows.order,
    checkout_hash: 'x',
    product_slug: 'job-board-platform',
    product_title: 'Job board platform',
    version: '1.0.0',
    email: 'dee@example.org',
    full_name: 'Dee',
    amount: 100,
    provider: 'simulated',
  });
  const payment = { order_id: rows.order, provider: 'simulated', provider_payment_id: 'p', amount: 100 };
  await add('public.payments', { ...payment, currency: 'INR', state: 'captured' });
  await add('public.refunds', { ...payment, provider_refund_id: 'r', amount: 1, state: 'processed' });
  await add('public.suggestions', {
    id: rows.suggestion,
    name: 'Dee',
    email: 'dee@example.org',
    suggestion: 'A site for beekeepers',
  });
  await add('public.product_reviews', {
    id: rows.review,
    product_slug: 'job-board-platform',
    name: 'Dee',
    feedback: 'It did what it says',
  });
  await add('public.sites', { user_id: bea, name: 'tea-room' });
  await add('public.user_profiles', { user_id: cy });
  await add('public.projects', projectOf(cy));
  await run(`update auth.users set banned_until = now() + interval '1 day' where id = $1`, cy);
});
afterAll(() => test.drop());

/** What is tried, the statement, and how it ends. */
type Case = [deed: string, statement: () => string, end: Awaited<ReturnType<typeof attempt>>];

const project = (id: string): string => `public.projects where id = '${id}'`;
const setStatus = (id: string, status: string, note = ''): string =>
  `update public.projects set status = '${status}', review_note = '${note}' where id = '${id}' returning id`;

describe('an operator', () => {
  it.each<Case>([
    ['reads a project that waits', () => `select from ${project(rows.pending)}`, 'done'],
    ['does not read a draft', () => `select from ${project(rows.draft)}`, 'nothing'],
    ['publishes a project', () => setStatus(rows.pending, 'published'), 'done'],
    ['sends one back', () => setStatus(rows.pending, 'draft', 'No licence'), 'done'],
    ['takes one down', () => setStatus(rows.published, 'pending_review', 'Copied'), 'done'],
    [
      'writes no title',
      () => `update public.projects set title = 'Mine' where id = '${rows.published}'`,
      'denied',
    ],
    ['touches no draft', () => setStatus(rows.draft, 'published'), 'nothing'],
    ['removes a project', () => `delete from ${project(rows.published)}`, 'done'],
    ['leaves a draft alone', () => `delete from ${project(rows.draft)}`, 'nothing'],
    [
      'removes a public repository',
      () => `delete from public.git_repositories where id = '${rows.open}'`,
      'done',
    ],
    [
      'sees no private one',
      () => `select from public.git_repositories where id = '${rows.secret}'`,
      'nothing',
    ],
    [
      'removes no private one',
      () => `delete from public.git_repositories where id = '${rows.secret}'`,
      'nothing',
    ],
    ['changes no repository', () => `update public.git_repositories set name = 'x'`, 'nothing'],
    [
      'removes a testimonial',
      () => `delete from public.testimonials where id = '${rows.testimonial}'`,
      'done',
    ],
    ['writes no testimonial', () => `update public.testimonials set review = 'Good'`, 'nothing'],
    ['reads reports', () => 'select from public.reports', 'done'],
    ['closes reports', () => `update public.reports set status = 'upheld'`, 'done'],
    ['writes no report', () => `update public.reports set details = 'x'`, 'denied'],
    ['reads sites', () => 'select from public.sites', 'done'],
    ['writes no site', () => `update public.sites set taken_down_at = now()`, 'denied'],
    ['reads messages', () => 'select subject from public.contact_messages', 'done'],
    ['ticks messages off', () => 'update public.contact_messages set handled_at = now()', 'done'],
    ['removes a review', () => `delete from public.product_reviews where id = '${rows.review}'`, 'done'],
    ['reads orders', () => 'select from public.orders', 'done'],
    ['reads payments', () => 'select from public.payments', 'done'],
    ['reads refunds', () => 'select from public.refunds', 'done'],
    ['writes no refund', () => 'update public.refunds set amount = 1', 'denied'],
    [
      'begins no refund alone',
      () => `select public.begin_refund('${ada}', '${rows.order}', 'p', 1, 0, 'x')`,
      'denied',
    ],
    [
      'reads who suggested',
      () => `select from public.list_suggestion_contacts(array['${rows.suggestion}'::uuid])`,
      'done',
    ],
    ['changes no order', () => `update public.orders set full_name = 'x'`, 'denied'],
    ['reads no profile', () => `select from public.user_profiles where user_id = '${cy}'`, 'nothing'],
    ['writes no audit log', () => 'delete from public.audit_log', 'denied'],
  ])('%s', async (_, statement, expected) => {
    expect(await attempt(database, member(ada), statement())).toBe(expected);
  });

  it('is one as long as the account says so', async () => {
    const question = 'select public.is_operator() as answer';
    expect(await as(member(ada), question)).toEqual([{ answer: true }]);
    expect(await as(member(bea), question)).toEqual([{ answer: false }]);
    await run(`update auth.users set raw_app_meta_data = '{}' where id = $1`, ada);
    expect(await as(member(ada), question)).toEqual([{ answer: false }]);
    await run(`update auth.users set raw_app_meta_data = '{"operator": true}' where id = $1`, ada);
  });
});

describe('nobody else', () => {
  it.each<Case>([
    ['reads what waits', () => `select from ${project(rows.pending)}`, 'nothing'],
    ['publishes it', () => setStatus(rows.pending, 'published'), 'nothing'],
    ['reads reports', () => 'select from public.reports', 'nothing'],
    ['reads sites', () => 'select from public.sites', 'nothing'],
    ['lists sites', () => 'select from public.list_sites()', 'nothing'],
    ['reads messages', () => 'select subject from public.contact_messages', 'nothing'],
    ['reads how a message travels', () => 'select attempts from public.contact_messages', 'denied'],
    ['reads orders of others', () => 'select from public.orders', 'nothing'],
    ['removes a review', () => `delete from public.product_reviews where id = '${rows.review}'`, 'nothing'],
    ['reads payments', () => 'select from public.payments', 'nothing'],
    ['reads refunds', () => 'select from public.refunds', 'nothing'],
    [
      'reads who suggested',
      () => `select from public.list_suggestion_contacts(array['${rows.suggestion}'::uuid])`,
      'nothing',
    ],
    ['reads the audit log', () => 'select from public.audit_log', 'nothing'],
    ['lists accounts', () => 'select from public.list_accounts()', 'nothing'],
  ])('%s', async (_, statement, expected) => {
    expect(await attempt(database, member(cy), statement())).toBe(expected);
  });

  it('suspends or restores an account', async () => {
    for (const call of [`suspend_account('${cy}', 'x')`, `restore_account('${cy}')`]) {
      await expect(as(member(bea), `select public.${call}`)).rejects.toMatchObject({ code: 'PT404' });
    }
  });
});

it('who wrote a testimonial is told to operators alone', async () => {
  const list = `select email from public.list_testimonial_authors(array['${rows.testimonial}'::uuid])`;
  expect(await as(member(ada), list)).toEqual(await run('select email from auth.users where id = $1', bea));
  for (const one of [bea, cy]) expect(await as(member(one), list)).toEqual([]);
});

describe('a project that was taken down', () => {
  beforeEach(async () => {
    await run(
      `update public.projects set status = 'published', taken_down_at = null, review_note = '' where id = $1`,
      rows.published,
    );
    await as(member(ada), setStatus(rows.published, 'pending_review', 'Copied'));
  });
  const state = () => run('select status, review_note from public.projects where id = $1', rows.published);

  it('is not made public by its owner, who may hand it in again', async () => {
    for (const status of ['draft', 'pending_review']) {
      await as(member(bea), setStatus(rows.published, status, 'All is well'));
      expect(await state()).toEqual([{ status, review_note: 'Copied' }]);
      await expect(as(member(bea), setStatus(rows.published, 'published'))).rejects.toMatchObject({
        code: '42501',
      });
    }
  });

  it('is public again when an operator says so, and the note is gone', async () => {
    await as(member(ada), setStatus(rows.published, 'published', 'x'));
    expect(await state()).toEqual([{ status: 'published', review_note: '' }]);
  });
});

describe('a suspended member', () => {
  it.each([
    [
      'shares nothing',
      () => `insert into public.projects (title, zip_file_url) values ('Shop', '${fileOf(cy)}')`,
    ],
    [
      'makes no repository',
      () => `insert into public.git_repositories (user_id, name) values ('${cy}', 'x')`,
    ],
    [
      'uploads nothing',
      () => `insert into storage.objects (bucket_id, name) values ('project-files', '${cy}/x.zip')`,
    ],
  ])('%s', async (_, statement) => {
    expect(await attempt(database, member(cy), statement())).toBe('denied');
  });

  it('changes nothing, but may take away what is theirs', async () => {
    const change = `update public.user_profiles set about = 'x' where user_id = '${cy}'`;
    expect(await attempt(database, member(cy), change)).toBe('nothing');
    expect(await attempt(database, member(cy), `delete from public.projects where user_id = '${cy}'`)).toBe(
      'done',
    );
  });
});

describe('suspending', () => {
  const reason = ' Sells what is not theirs. ';

  it('ends the sessions and says why to operators', async () => {
    await run('insert into auth.sessions (user_id) values ($1)', bea);
    await as(member(ada), 'select public.suspend_account($1, $2)', bea, reason);
    expect(await run('select from auth.sessions where user_id = $1', bea)).toEqual([]);
    const listed = await as(member(ada), 'select suspension_reason from public.list_accounts($1)', bea);
    expect(listed).toEqual([{ suspension_reason: reason.trim() }]);
    await as(member(ada), 'select public.restore_account($1)', bea);
    const restored = await as(member(ada), 'select suspended_at from public.list_accounts($1)', bea);
    expect(restored).toEqual([{ suspended_at: null }]);
  });

  it('spares operators, and finds no account that is not there', async () => {
    const suspend = (id: string) => as(member(ada), 'select public.suspend_account($1, $2)', id, reason);
    await expect(suspend(ada)).rejects.toMatchObject({ code: '42501' });
    await expect(suspend(randomUUID())).rejects.toMatchObject({ code: 'PT404' });
  });
});

describe('the audit log', () => {
  const since = async (work: () => Promise<unknown>) => {
    const [last] = await run<{ id: number }>('select coalesce(max(id), 0)::int as id from public.audit_log');
    await work();
    return run(
      `select action, subject_type, subject_label, details from public.audit_log where id > $1 order by id`,
      last?.id,
    );
  };

  it('holds who decided what, from and to', async () => {
    const entries = await since(async () => {
      await as(member(ada), setStatus(rows.pending, 'draft', 'No licence'));
      await as(member(ada), `update public.reports set status = 'dismissed'`);
      await as(member(ada), 'select public.suspend_account($1, $2)', bea, 'Spam');
      await as(member(ada), 'select public.restore_account($1)', bea);
      await as(member(ada), 'select public.restore_account($1)', bea);
    });
    expect(entries).toMatchObject([
      {
        action: 'changed',
        subject_type: 'project',
        subject_label: 'A small shop',
        details: { status: ['pending_review', 'draft'], review_note: ['', 'No licence'] },
      },
      { action: 'changed', subject_type: 'report', details: { status: ['open', 'dismissed'] } },
      {
        action: 'suspended',
        subject_type: 'account',
        subject_label: `${bea}@example.org`,
        details: { reason: 'Spam' },
      },
      { action: 'restored', subject_type: 'account' },
    ]);
  });

  it('holds what was removed, once, and nothing of what members do with their own', async () => {
    const entries = await since(async () => {
      await as(member(ada), 'delete from public.testimonials where id = $1', rows.testimonial);
      await as(member(ada), 'delete from public.git_repositories where id = $1', rows.open);
      await as(member(bea), `update public.projects set title = 'Another' where id = $1`, rows.draft);
      await as(member(bea), 'delete from public.projects where id = $1', rows.draft);
    });
    expect(entries).toMatchObject([
      { action: 'removed', subject_type: 'testimonial', subject_label: 'Rude words' },
      { action: 'removed', subject_type: 'repository', subject_label: 'open' },
    ]);
  });

  it('says nothing about what did not change', async () => {
    expect(await since(() => as(member(ada), `update public.reports set status = status`))).toEqual([]);
  });
});
