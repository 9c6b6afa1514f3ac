import { type Database, owner } from '../database.ts';
import { insertRow, projectOf } from '../test-rows.ts';
import { ownerId, rows } from './policy.ts';

/** Adds the account whose rows are tried, and one of each of its rows. */
export async function seed(database: Database): Promise<void> {
  const add = (table: string, values: Record<string, unknown>) => insertRow(database, owner, table, values);
  await add('auth.users', { id: ownerId, email: 'owner@example.org' });
  await add('public.site_checks', { hash: rows.shownCheck });
  await add('public.projects', projectOf(ownerId, { id: rows.published, check_hash: rows.shownCheck }));
  await add('public.projects', projectOf(ownerId, { id: rows.draft, status: 'draft' }));
  await add('public.projects', projectOf(ownerId, { id: rows.pending, status: 'pending_review' }));
  await add('public.account_notices', { user_id: ownerId, decision: 'suspended', reason: '' });
  await add('public.project_notices', { project_id: rows.published, decision: 'approved', reason: '' });
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
  await add('realtime.messages', { topic: 'room', extension: 'broadcast' });
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
  await add('public.ai_checkpoints', {
    user_id: ownerId,
    chat_id: rows.chat,
    step: 1,
    label: 'A bakery',
    made_at: '2026-11-22',
  });
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
  await add('public.sites', { id: rows.site, user_id: ownerId, name: 'tea-room' });
  await add('public.site_checks', { hash: rows.check });
  await add('public.site_deployments', {
    id: rows.deployment,
    site_id: rows.site,
    user_id: ownerId,
    label: 'a1b2c3d4e5',
    check_hash: rows.check,
    source: 'upload',
    files: 1,
    bytes: 1,
  });
  await add('public.site_domains', {
    site_id: rows.site,
    user_id: ownerId,
    domain: 'tea.example.org',
    record: 'site=tea-room-abcdef',
  });
  await add('public.site_notices', { site_id: rows.site, decision: 'taken_down', reason: 'Spam' });
  await add('public.site_form_entries', {
    id: rows.formEntry,
    site_id: rows.site,
    user_id: ownerId,
    form: 'contact',
    path: 'index.html',
    fields: '[["name", "Bea"]]',
  });
  await add('public.site_visits', {
    site_id: rows.site,
    user_id: ownerId,
    day: '2026-11-28',
    kind: 'page',
    name: 'index.html',
    visits: 1,
  });
  await add('public.template_download_counts', { template_id: 'pizza-world', downloads: 3 });
}
