import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { type Database, owner, type Scope } from './database.ts';
import {
  anonymous,
  attempt,
  createAccount,
  fileOf,
  insertRow,
  member,
  operator,
  projectOf,
} from './test-rows.ts';

const actors = ['anon', 'other', 'owner', 'operator'] as const;
type Actor = (typeof actors)[number];
type Outcome = Awaited<ReturnType<typeof attempt>>;
/** What happens to the anonymous visitor, another member, the owner, and the operator with the secret key. */
type Outcomes = [anon: Outcome, other: Outcome, owner: Outcome, operator: Outcome];

interface Policy {
  table: string;
  /** The row of `owner` that is tried. */
  row: string;
  where: string;
  /** Columns and values of an insert that makes `owner` the owner. */
  insert: string;
  /** An assignment the owner could wish for. */
  update: string;
  outcomes: { select: Outcomes; insert: Outcomes; update: Outcomes; delete: Outcomes };
}

const nobody: Outcomes = ['denied', 'denied', 'denied', 'denied'];
const readable: Outcomes = ['done', 'done', 'done', 'done'];
const hidden: Outcomes = ['nothing', 'nothing', 'done', 'done'];
/** The anonymous role has no privilege at all; a policy hides the row from, or refuses it to, other members. */
const owned: Outcomes = ['denied', 'nothing', 'done', 'done'];
const ownInsert: Outcomes = ['denied', 'denied', 'done', 'done'];
const operatorOnly: Outcomes = ['denied', 'denied', 'denied', 'done'];

const ownerId = randomUUID();
const rows = {
  published: randomUUID(),
  draft: randomUUID(),
  pending: randomUUID(),
  open: randomUUID(),
  secret: randomUUID(),
  suggestion: randomUUID(),
  voted: randomUUID(),
  testimonial: randomUUID(),
  said: randomUUID(),
  report: randomUUID(),
  message: randomUUID(),
  download: randomUUID(),
  order: randomUUID(),
  review: randomUUID(),
};

const project = (status: string, id: string, select: Outcomes): Policy => ({
  table: 'public.projects',
  row: `a ${status} project`,
  where: `id = '${id}'`,
  insert: `(title, zip_file_url, status, user_id) values ('One more', '${fileOf(ownerId)}', '${status}', '${ownerId}')`,
  update: `description = 'Changed'`,
  outcomes: { select, insert: ownInsert, update: owned, delete: owned },
});

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

const server = (table: string, insert: string, update: string): Policy => ({
  table,
  row: 'a row of the server',
  where: 'true',
  insert,
  update,
  outcomes: { select: nobody, insert: nobody, update: nobody, delete: nobody },
});

const policies: Policy[] = [
  project('published', rows.published, readable),
  project('draft', rows.draft, hidden),
  project('pending_review', rows.pending, hidden),
  repository('public', rows.open, readable),
  repository('private', rows.secret, hidden),
  file('public', rows.open, readable),
  file('private', rows.secret, hidden),
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
    table: 'public.testimonials',
    row: 'a testimonial',
    where: `id = '${rows.testimonial}'`,
    insert: `(name, rating, review) values ('Ada', 4, 'It did what I needed')`,
    update: 'rating = 1',
    outcomes: {
      select: readable,
      insert: operatorOnly,
      update: ['denied', 'nothing', 'nothing', 'done'],
      delete: ['denied', 'nothing', 'nothing', 'done'],
    },
  },
  {
    table: 'public.testimonials',
    row: 'a testimonial written with an account',
    where: `id = '${rows.said}'`,
    insert: `(name, rating, review) values ('Ada', 4, 'It did what I needed')`,
    update: 'rating = 1',
    outcomes: { select: readable, insert: operatorOnly, update: owned, delete: owned },
  },
  {
    table: 'public.testimonial_authors',
    row: 'whose testimonial it is',
    where: `testimonial_id = '${rows.said}'`,
    insert: `(testimonial_id, user_id) values ('${rows.testimonial}', '${ownerId}')`,
    update: `user_id = '${ownerId}'`,
    outcomes: {
      select: ['denied', 'nothing', 'done', 'done'],
      insert: operatorOnly,
      update: operatorOnly,
      delete: operatorOnly,
    },
  },
  {
    table: 'public.testimonial_links',
    row: 'a link that waits to be mailed',
    where: `testimonial_id = '${rows.testimonial}'`,
    insert: `(testimonial_id, email) values ('${rows.said}', 'eve@example.org')`,
    update: `email = 'eve@example.org'`,
    outcomes: { select: operatorOnly, insert: operatorOnly, update: operatorOnly, delete: operatorOnly },
  },
  {
    table: 'public.reports',
    row: 'a report',
    where: `id = '${rows.report}'`,
    insert: `(subject_type, subject_id, reason, reporter, user_id)
      values ('project', '${rows.published}', 'spam', '${'b'.repeat(22)}', '${ownerId}')`,
    update: `details = 'Changed'`,
    outcomes: {
      // Operators read them: others have no row.
      select: ['denied', 'nothing', 'nothing', 'done'],
      insert: operatorOnly,
      update: operatorOnly,
      delete: operatorOnly,
    },
  },
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
  {
    table: 'private.suggestion_contacts',
    row: 'an address',
    where: 'true',
    insert: `(suggestion_id, email) values ('${rows.suggestion}', 'eve@example.org')`,
    update: `email = 'eve@example.org'`,
    outcomes: { select: operatorOnly, insert: nobody, update: nobody, delete: operatorOnly },
  },
  {
    table: 'public.contact_messages',
    row: 'a message to the operator',
    where: `id = '${rows.message}'`,
    insert: `(id, user_name, user_email, subject, message) values (gen_random_uuid(), 'Eve', 'eve@example.org', 'Hi', 'Hi')`,
    update: 'attempts = 1',
    outcomes: { select: operatorOnly, insert: operatorOnly, update: operatorOnly, delete: operatorOnly },
  },
  {
    table: 'public.audit_log',
    row: 'what an operator did',
    where: `operator_email = 'ada@example.org'`,
    insert: `(operator_email, action, subject_type, subject_id, subject_label) values ('', 'x', 'x', 'x', 'x')`,
    update: `action = 'nothing'`,
    outcomes: {
      select: ['denied', 'nothing', 'nothing', 'done'],
      insert: nobody,
      update: nobody,
      delete: nobody,
    },
  },
  server('private.suspensions', `(user_id, reason) values ('${ownerId}', 'x')`, `reason = 'x'`),
  {
    table: 'public.orders',
    row: 'an order',
    where: `id = '${rows.order}'`,
    insert: `(checkout_hash, product_slug, product_title, version, email, full_name, amount, provider, user_id) values ('x', 'x', 'X', '1.0.0', 'eve@example.org', 'Eve', 1, 'simulated', '${ownerId}')`,
    update: `full_name = 'Eve'`,
    outcomes: {
      select: ['denied', 'nothing', 'done', 'done'],
      insert: operatorOnly,
      update: operatorOnly,
      delete: nobody,
    },
  },
  ...(
    [
      [
        'public.payments',
        `(order_id, provider, provider_payment_id, amount, currency, state) values ('${rows.order}', 'simulated', 'x', 1, 'INR', 'captured')`,
        `amount = 1`,
      ],
      [
        'public.refunds',
        `(order_id, provider, provider_refund_id, provider_payment_id, amount, state) values ('${rows.order}', 'simulated', 'x', 'x', 1, 'pending')`,
        `amount = 1`,
      ],
      [
        'public.download_grants',
        `(order_id, product_slug, version, expires_at) values ('${rows.order}', 'x', '1.0.0', '2100-01-01')`,
        `expires_at = '2100-01-01'`,
      ],
    ] as const
  ).map(([table, insert, update]) => ({
    table,
    row: 'a row about an order',
    where: `order_id = '${rows.order}'`,
    insert,
    update,
    outcomes: { select: operatorOnly, insert: operatorOnly, update: operatorOnly, delete: nobody },
  })),
  {
    table: 'public.order_events',
    row: 'an event of an order',
    where: `order_id = '${rows.order}'`,
    insert: `(order_id, provider, event_key, type, facts) values ('${rows.order}', 'simulated', 'x', 'x', '{}')`,
    update: `facts = '{}'`,
    outcomes: { select: operatorOnly, insert: operatorOnly, update: nobody, delete: nobody },
  },
  {
    table: 'public.order_mails',
    row: 'a mail about an order',
    where: `order_id = '${rows.order}'`,
    insert: `(order_id, kind) values ('${rows.order}', 'link')`,
    update: 'attempts = 1',
    outcomes: { select: operatorOnly, insert: operatorOnly, update: operatorOnly, delete: operatorOnly },
  },
  {
    table: 'public.product_reviews',
    row: 'a review',
    where: `id = '${rows.review}'`,
    insert: `(product_slug, name, feedback) values ('x', 'Eve', 'I have never bought it')`,
    update: `feedback = 'I have never bought it'`,
    outcomes: {
      select: readable,
      insert: operatorOnly,
      update: operatorOnly,
      delete: ['denied', 'nothing', 'nothing', 'done'],
    },
  },
  server(
    'private.product_review_orders',
    `(order_id, review_id) values ('${rows.order}', '${rows.review}')`,
    `review_id = '${rows.review}'`,
  ),
  server('private.access_token_hashes', `(token_id, hash) values (gen_random_uuid(), 'x')`, `hash = 'x'`),
  server('private.git_former_slugs', `(user_id, slug) values ('${ownerId}', 'x')`, `slug = 'x'`),
  server('private.git_stores', `(repository_id) values ('${rows.secret}')`, 'generation = 9'),
  server('private.git_refs', `(repository_id, name) values ('${rows.open}', 'refs/heads/x')`, `target = 'x'`),
  server('private.git_packs', `(repository_id, bytes) values ('${rows.open}', 1)`, 'bytes = 2'),
  server('auth.users', `(email) values ('eve@example.org')`, `email = 'eve@example.org'`),
  server(
    'auth.identities',
    `(user_id, provider, provider_id, identity_data) values ('${ownerId}', 'google', '1', '{}')`,
    `user_id = '${ownerId}'`,
  ),
  server('auth.sessions', `(user_id) values ('${ownerId}')`, `aal = 'aal2'`),
  server('auth.refresh_tokens', `(token_hash) values ('x')`, 'revoked = false'),
  server('auth.one_time_tokens', `(token_hash) values ('x')`, 'used_at = null'),
  server('auth.flow_state', `(provider_type) values ('google')`, `user_id = '${ownerId}'`),
  server('auth.mfa_amr_claims', `(authentication_method) values ('totp')`, `authentication_method = 'totp'`),
  server('auth.mfa_factors', `(user_id) values ('${ownerId}')`, `status = 'verified'`),
  server('auth.mfa_challenges', `(otp_code) values ('x')`, 'verified_at = now()'),
  server('auth.mfa_recovery_codes', `(code_hash) values ('x')`, 'used_at = null'),
  server('plinth.secrets', `(name, value) values ('x', '{}')`, `value = '{}'`),
  server('plinth.rate_limits', `(key) values ('x')`, 'hits = 0'),
  server('plinth.migrations', `(name, checksum) values ('x', 'x')`, `checksum = 'x'`),
];

let test: TestDatabase;
let database: Database;
let otherId: string;
let scopes: Record<Actor, Scope>;

beforeAll(async () => {
  test = await createTestDatabase();
  database = test.database;
  otherId = await createAccount(database);
  scopes = { anon: anonymous, other: member(otherId), owner: member(ownerId), operator };

  const add = (table: string, values: Record<string, unknown>) => insertRow(database, owner, table, values);
  await add('auth.users', { id: ownerId, email: 'owner@example.org' });
  await add('public.projects', projectOf(ownerId, { id: rows.published }));
  await add('public.projects', projectOf(ownerId, { id: rows.draft, status: 'draft' }));
  await add('public.projects', projectOf(ownerId, { id: rows.pending, status: 'pending_review' }));
  await add('public.git_repositories', { id: rows.open, user_id: ownerId, name: 'open' });
  await add('public.git_repositories', { id: rows.secret, user_id: ownerId, name: 's', is_private: true });
  await add('public.git_repository_files', { repository_id: rows.open, filename: 'a.css', content: 'a {}' });
  await add('public.git_repository_files', {
    repository_id: rows.secret,
    filename: 'a.css',
    content: 'a {}',
  });
  await add('public.access_tokens', {
    user_id: ownerId,
    name: 'Laptop',
    hint: 'abcd',
    scopes: '{repo:read}',
    expires_at: '2100-01-01',
  });
  await add('public.suggestions', {
    id: rows.suggestion,
    name: 'Bea',
    email: 'bea@example.org',
    suggestion: 'A page for a choir',
  });
  await add('public.suggestions', {
    id: rows.voted,
    name: 'Bea',
    email: 'bea@example.org',
    suggestion: 'A page for a library',
  });
  await add('public.suggestion_votes', { suggestion_id: rows.voted, user_id: ownerId });
  await add('public.suggestion_comments', {
    suggestion_id: rows.voted,
    user_id: ownerId,
    name: 'Ada',
    comment: 'With a search',
  });
  await database.run(owner, {
    text: `update public.suggestions set status = 'started' where id = $1`,
    values: [rows.voted],
  });
  await add('public.testimonials', {
    id: rows.testimonial,
    name: 'Bea',
    rating: 5,
    review: 'Simple and quick',
  });
  await add('public.testimonials', { id: rows.said, name: 'Cy', rating: 4, review: 'Good' });
  await add('public.testimonial_authors', { testimonial_id: rows.said, user_id: ownerId });
  await add('public.testimonial_links', { testimonial_id: rows.testimonial, email: 'bea@example.org' });
  await add('public.reports', {
    id: rows.report,
    subject_type: 'testimonial',
    subject_id: rows.testimonial,
    reason: 'spam',
    reporter: 'a'.repeat(22),
    user_id: ownerId,
  });
  await add('public.audit_log', {
    operator_email: 'ada@example.org',
    action: 'removed',
    subject_type: 'testimonial',
    subject_id: rows.testimonial,
    subject_label: 'Rude',
  });
  await add('public.user_profiles', { user_id: ownerId });
  await add('public.contact_messages', {
    id: rows.message,
    user_name: 'Bea',
    user_email: 'bea@example.org',
    subject: 'A question',
    message: 'Where is the licence?',
  });
  await add('public.template_favourites', { user_id: ownerId, template_id: 'pizza-world' });
  await add('public.template_download_history', {
    id: rows.download,
    user_id: ownerId,
    template_id: 'pizza-world',
  });
  await add('public.orders', {
    id: rows.order,
    checkout_hash: 'mark',
    product_slug: 'portfolio-website',
    product_title: 'Portfolio',
    version: '1.0.0',
    email: 'bea@example.org',
    full_name: 'Bea',
    amount: 199_900,
    provider: 'simulated',
    user_id: ownerId,
  });
  const paid = { amount: 50_000, currency: 'INR', state: 'captured', id: 'p' };
  const back = { id: 'r', payment_id: 'p', amount: 10_000, state: 'pending' };
  await database.run(owner, {
    text: `select from public.record_order_event($1, 'e', 'test', $2, $3)`,
    values: [rows.order, paid, back],
  });
  await add('public.download_grants', {
    order_id: rows.order,
    product_slug: 'portfolio-website',
    version: '1.0.0',
    expires_at: '2100-01-01',
  });
  await add('public.order_mails', { order_id: rows.order, kind: 'receipt' });
  await add('public.product_reviews', {
    id: rows.review,
    product_slug: 'portfolio-website',
    name: 'Bea',
    feedback: 'It is what it says it is.',
  });
  await add('public.template_download_counts', { template_id: 'pizza-world', downloads: 3 });
});
afterAll(() => test.drop());

describe.each(policies)('$table, $row', ({ table, where, insert, update, outcomes }) => {
  const statements = {
    select: `select * from ${table} where ${where}`,
    // Alone the policy for inserts decides; the row handed back asks the one for reading as well.
    insert: `insert into ${table} ${insert}`,
    'insert and read back': `insert into ${table} ${insert} returning *`,
    update: `update ${table} set ${update} where ${where} returning *`,
    delete: `delete from ${table} where ${where} returning *`,
  };
  // There for these tests alone: a bucket with a file in it could not be deleted by anyone.
  if (table === 'storage.objects') {
    beforeAll(async () => {
      await insertRow(database, owner, table, {
        bucket_id: 'project-files',
        name: `${ownerId}/1-site.zip`,
      });
    });
    afterAll(async () => {
      await database.run(owner, { text: 'delete from storage.objects' });
    });
  }

  const expectations = { ...outcomes, 'insert and read back': outcomes.insert };
  for (const operation of ['select', 'insert', 'insert and read back', 'update', 'delete'] as const) {
    it.each(actors.map((actor, index) => ({ actor, expected: expectations[operation][index] })))(
      `${operation} as $actor: $expected`,
      async ({ actor, expected }) => {
        expect(await attempt(database, scopes[actor], statements[operation])).toBe(expected);
      },
    );
  }
});

describe('with an authenticator app in force', () => {
  const factor = `insert into auth.mfa_factors (user_id, factor_type, status) values ('${ownerId}', 'totp', 'verified')`;
  const at = (aal: string): Scope => ({
    role: 'authenticated',
    claims: { sub: ownerId, role: 'authenticated', aal },
  });
  beforeAll(async () => void (await database.run(owner, { text: factor })));
  afterAll(async () => void (await database.run(owner, { text: 'delete from auth.mfa_factors' })));

  const own = policies.filter(({ outcomes: { select } }) => select[2] === 'done');
  it.each(own)('$table, $row: the password alone makes the owner a stranger', async (policy) => {
    const { table, where, insert, update, outcomes } = policy;
    const statements = {
      select: `select * from ${table} where ${where}`,
      insert: `insert into ${table} ${insert}`,
      update: `update ${table} set ${update} where ${where} returning *`,
      delete: `delete from ${table} where ${where} returning *`,
    };
    for (const [operation, statement] of Object.entries(statements)) {
      const [, other, mine] = outcomes[operation as keyof typeof statements];
      const half = await attempt(database, at('aal1'), statement);
      if (other === 'done') expect([operation, half]).toEqual([operation, 'done']);
      else expect([operation, half]).not.toEqual([operation, 'done']);
      // A file in storage is there in the tests of its own table alone.
      if (table !== 'storage.objects') {
        expect([operation, await attempt(database, at('aal2'), statement)]).toEqual([operation, mine]);
      }
    }
  });

  it('no token is made and no handle chosen', async () => {
    for (const call of [`create_access_token('x', '{repo:read}')`, `choose_handle('mine')`]) {
      expect(await attempt(database, at('aal1'), `select public.${call}`)).toBe('denied');
      expect(await attempt(database, at('aal2'), `select public.${call}`)).toBe('done');
    }
  });
});

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
