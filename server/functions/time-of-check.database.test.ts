import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { owner } from '../database/database.ts';
import { insertRow } from '../database/test-rows.ts';
import { interruptedFetch } from '../testing/meanwhile.ts';
import { type OpenContext, openFunctionContext } from './kit/context.ts';
import { openForm } from './kit/form.ts';
import { type FormServer, startFormServer } from './kit/testing/form-server.ts';
import { editKey } from './testimonials/link.ts';

let forms: FormServer;
const { fetch: interrupted, interrupt, hasHappened } = interruptedFetch();
beforeAll(async () => {
  forms = await startFormServer({}, interrupted);
});
afterAll(() => forms.close());

const run = (text: string, ...values: unknown[]) =>
  forms.server.services.database.run<Record<string, unknown>>(owner, { text, values });
const add = (table: string, values: Record<string, unknown>) =>
  insertRow(forms.server.services.database, owner, table, values);

async function linkedTestimonial() {
  const { services } = forms.server;
  const id = randomUUID();
  await add('public.testimonials', { id, name: 'Ada', rating: 5, review: 'Simple and quick' });
  const context = await openFunctionContext(services.config, services, fetch);
  const form = openForm(context as OpenContext, 'testimonials');
  return { id, headers: { 'x-edit-key': editKey(form, id) } };
}
const removed = (id: string) => () => run('delete from public.testimonials where id = $1', id);

describe('a testimonial that an operator removes while its author uses the link in the mail', () => {
  it('does not come back, and its author is told', async () => {
    const { id, headers } = await linkedTestimonial();
    interrupt(`PATCH ${forms.server.url}/rest/v1/testimonials`, removed(id));
    const fields = { name: 'Ada', rating: 1, review: 'Changed' };
    const answer = await forms.call(`/testimonials/${id}`, { method: 'PATCH', fields, headers });
    expect([answer.status, hasHappened()]).toEqual([404, true]);
    expect((await run('select from public.testimonials where id = $1', id)).rows).toEqual([]);
  });

  it('is removed once', async () => {
    const { id, headers } = await linkedTestimonial();
    interrupt(`DELETE ${forms.server.url}/rest/v1/testimonials`, removed(id));
    const answer = await forms.call(`/testimonials/${id}`, { method: 'DELETE', headers });
    expect([answer.status, hasHappened()]).toEqual([200, true]);
  });
});

describe('what a member sends while the account is deleted', () => {
  const gone = (id: string) => () => run('delete from auth.users where id = $1', id);

  it('is no testimonial', async () => {
    const member = await forms.server.user();
    interrupt('rpc/publish_testimonial', gone(member.id));
    const fields = { name: member.id, rating: 4, review: 'Simple', ticket: forms.ticket('testimonials') };
    const answer = await forms.call('/testimonials', { fields, as: member });
    expect([answer.status, answer.body.code, hasHappened()]).toEqual([401, 'signed_out', true]);
    expect((await run('select from public.testimonials where name = $1', member.id)).rows).toEqual([]);
  });

  it.each(['PUT', 'POST'])('is no vote and no comment: %s', async (method) => {
    const member = await forms.server.user();
    const id = await suggestion();
    const [place, before] =
      method === 'PUT' ? ['vote', 'rpc/cast_suggestion_vote'] : ['comments', 'suggestion_comments'];
    interrupt(before, gone(member.id));
    const fields = { name: 'Ada', comment: 'With a search', ticket: forms.ticket('suggestions') };
    const answer = await forms.call(`/suggestions/${id}/${place}`, { method, fields, as: member });
    expect([answer.status, answer.body.code, hasHappened()]).toEqual([401, 'signed_out', true]);
    expect(await countsOf(id)).toEqual({ votes: 0, comments: 0 });
  });
});

async function suggestion(): Promise<string> {
  const id = randomUUID();
  await add('public.suggestions', {
    id,
    name: 'Bea',
    email: 'bea@example.org',
    suggestion: `A page for ${id}`,
  });
  return id;
}
async function countsOf(id: string) {
  const { rows } = await run(
    `select (select count(*)::int from public.suggestion_votes where suggestion_id = $1) as votes,
      (select count(*)::int from public.suggestion_comments where suggestion_id = $1) as comments`,
    id,
  );
  return rows[0];
}

describe('a suggestion', () => {
  const close = (id: string) => () =>
    run(`update public.suggestions set status = 'declined', status_reason = 'No' where id = $1`, id);
  const remove = (id: string) => () => run('delete from public.suggestions where id = $1', id);

  it('that is closed while somebody votes gets no vote', async () => {
    const id = await suggestion();
    interrupt('rpc/cast_suggestion_vote', close(id));
    const fields = { ticket: forms.ticket('suggestions') };
    const answer = await forms.call(`/suggestions/${id}/vote`, { method: 'PUT', fields });
    expect([answer.status, answer.body.code, hasHappened()]).toEqual([409, 'voting_closed', true]);
    expect(await countsOf(id)).toEqual({ votes: 0, comments: 0 });
  });

  it('that is closed while somebody takes a vote back keeps it', async () => {
    const id = await suggestion();
    const member = await forms.server.user();
    await add('public.suggestion_votes', { suggestion_id: id, user_id: member.id });
    interrupt('rpc/withdraw_suggestion_vote', close(id));
    const answer = await forms.call(`/suggestions/${id}/vote`, { method: 'DELETE', as: member });
    expect([answer.status, answer.body.code, hasHappened()]).toEqual([409, 'voting_closed', true]);
    expect(await countsOf(id)).toEqual({ votes: 1, comments: 0 });
  });

  it.each([
    ['PUT', 'vote', 'rpc/cast_suggestion_vote'],
    ['POST', 'comments', 'POST http'],
  ])('that is removed meanwhile takes nothing: %s', async (method, place, before) => {
    const id = await suggestion();
    const call = before === 'POST http' ? `POST ${forms.server.url}/rest/v1/suggestion_comments` : before;
    interrupt(call, remove(id));
    const fields = { name: 'Ada', comment: 'With a search', ticket: forms.ticket('suggestions') };
    const answer = await forms.call(`/suggestions/${id}/${place}`, { method, fields });
    expect([answer.status, answer.body.code, hasHappened()]).toEqual([404, 'suggestion_not_found', true]);
    expect(await countsOf(id)).toEqual({ votes: 0, comments: 0 });
  });
});
