import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { owner } from '../../database/database.ts';
import type { TestUser } from '../../testing/server.ts';
import { until } from '../../testing/until.ts';
import { type FormServer, startFormServer } from '../kit/testing/form-server.ts';

let forms: FormServer;
let ada: TestUser;
let bea: TestUser;
beforeAll(async () => {
  forms = await startFormServer();
  [ada, bea] = [await forms.server.user(), await forms.server.user()];
});
beforeEach(async () => {
  await forms.server.services.database.run(owner, {
    text: 'with gone as (delete from public.template_download_history) delete from public.testimonials',
  });
  forms.server.mails.length = 0;
});
afterAll(() => forms.close());

interface Kept {
  id: string;
  name: string;
  rating: number;
  review: string;
  edited: boolean;
  verified_by: string | null;
}

const text = { name: 'Ada', rating: 4, review: 'Simple' };
const send = (fields: Record<string, unknown>, as?: TestUser) =>
  forms.call('/testimonials', {
    fields: { ...text, ticket: forms.ticket('testimonials'), ...fields },
    ...(as ? { as } : {}),
  });
const all = () =>
  forms.rows<Kept>(`select id, name, rating, review, verified_by, edited_at is not null as edited
    from public.testimonials order by created_at`);
const one = async () => {
  const rows = await all();
  expect(rows).toHaveLength(1);
  return rows[0] as Kept;
};
/** Mails go out beside the answer. */
const links = () => forms.rows('select email, attempts from public.testimonial_links');

describe('with a link in the mail', () => {
  async function publish(): Promise<{ id: string; key: string }> {
    forms.functions.start();
    expect((await send({ email: 'ada@example.org' })).status).toBe(200);
    await until(() => expect(forms.server.mails).toHaveLength(1));
    await until(async () => expect(await links()).toEqual([]));
    const mail = forms.server.mails[0];
    expect(mail?.to).toBe('ada@example.org');
    // Anybody can type anybody's address: nothing that was typed beside it travels with the mail.
    expect(mail?.text).not.toContain(text.review);
    const found = /\/testimonials\/([\w-]{36})\/edit\?key=([\w-]{22})\s/.exec(mail?.text ?? '');
    return { id: found?.[1] ?? '', key: found?.[2] ?? '' };
  }
  const by = (key: string) => ({ headers: { 'x-edit-key': key } });

  it('it is shown, changed and deleted, and the address is forgotten', async () => {
    const { id, key } = await publish();
    const shown = await forms.call(`/testimonials/${id}`, { method: 'GET', ...by(key) });
    expect(shown.body).toEqual({ testimonial: { id, ...text } });
    const changed = { name: 'Ada L.', rating: '2', review: 'On second thought' };
    const answer = await forms.call(`/testimonials/${id}`, { method: 'PATCH', fields: changed, ...by(key) });
    expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
    expect(await one()).toEqual({ id, ...changed, rating: 2, edited: true, verified_by: null });
    const wrong = await forms.call(`/testimonials/${id}`, {
      method: 'PATCH',
      fields: { ...changed, review: '' },
      ...by(key),
    });
    expect([wrong.status, wrong.body.errors]).toEqual([400, { review: 'Your review is required' }]);
    expect((await forms.call(`/testimonials/${id}`, { method: 'DELETE', ...by(key) })).status).toBe(200);
    expect(await all()).toEqual([]);
    expect((await forms.call(`/testimonials/${id}`, { method: 'DELETE', ...by(key) })).status).toBe(404);
  });

  it('a key opens its own testimonial alone, and no other answer tells that one exists', async () => {
    const { key } = await publish();
    await send({ review: 'Another' });
    const other = (await all()).find(({ review }) => review === 'Another')?.id ?? '';
    for (const [path, given] of [
      [other, key],
      [other, ''],
      [other, 'é'.repeat(11)],
      [crypto.randomUUID(), key],
      ['x', key],
    ] as const) {
      for (const method of ['GET', 'PATCH', 'DELETE']) {
        const answer = await forms.call(`/testimonials/${path}`, {
          method,
          headers: { 'x-edit-key': encodeURIComponent(given) },
          ...(method === 'PATCH' ? { fields: text } : {}),
        });
        expect([answer.status, answer.body.code]).toEqual([404, 'not_there']);
      }
    }
    expect(await all()).toHaveLength(2);
  });

  it('a mail that can not be sent is tried again later', async () => {
    const { mailer } = forms.server.services;
    const failure = vi
      .spyOn(mailer, 'send')
      .mockRejectedValueOnce(Object.assign(new Error('no'), { code: 'ESOCKET' }));
    forms.functions.start();
    await send({ email: 'ada@example.org' });
    await until(async () => {
      expect(forms.log.join()).toContain('delivery_postponed');
    });
    expect(await links()).toEqual([{ email: 'ada@example.org', attempts: 1 }]);
    expect(forms.log.join()).not.toContain('ada@');
    failure.mockRestore();
    // Ten seconds later, which nobody waits for here.
    await until(async () => {
      const soon = "next_attempt_at < now() + interval '1 minute'";
      const hurried = await forms.rows(
        `update public.testimonial_links set next_attempt_at = now() where ${soon} returning 1`,
      );
      expect(hurried).toHaveLength(1);
    });
    await send({ email: 'bea@example.org' });
    await until(async () => expect(await links()).toEqual([]));
    expect(forms.server.mails.map(({ to }) => to)).toContain('ada@example.org');
  });
});

describe('with an account', () => {
  it('it is changed and deleted by its author, and by nobody else', async () => {
    expect((await send({}, ada)).status).toBe(200);
    const { id } = await one();
    const owns = async (user: TestUser) =>
      (await user.client.from('testimonial_authors').select('testimonial_id')).data;
    expect(await owns(ada)).toEqual([{ testimonial_id: id }]);
    expect(await owns(bea)).toEqual([]);

    const change = (user: TestUser, values: object) =>
      user.client.from('testimonials').update(values).eq('id', id).select('id');
    expect((await change(bea, { rating: 1 })).data).toEqual([]);
    expect(
      (await forms.server.visitor().from('testimonials').update({ rating: 1 }).eq('id', id)).error?.code,
    ).toBe('42501');
    expect((await change(ada, { rating: 1 })).data).toEqual([{ id }]);
    expect(await one()).toMatchObject({ rating: 1, edited: true });
    expect((await change(ada, { rating: 9 })).error?.code).toBe('23514');

    const remove = (user: TestUser) =>
      user.client.from('testimonials').delete({ count: 'exact' }).eq('id', id);
    expect((await remove(bea)).count).toBe(0);
    expect((await remove(ada)).count).toBe(1);
    expect(await owns(ada)).toEqual([]);
  });

  it('it goes with the account', async () => {
    const cy = await forms.server.user();
    await send({ review: 'Mine' }, cy);
    await send({ review: 'Of nobody' });
    await forms.rows(`delete from auth.users where id = '${cy.id}' returning 1`);
    expect((await all()).map(({ review }) => review)).toEqual(['Of nobody']);
  });

  it('whose session has ended, nothing is published and words say why', async () => {
    const cy = await forms.server.user();
    await forms.rows(`delete from auth.sessions where user_id = '${cy.id}' returning 1`);
    const { status, body } = await send({}, cy);
    expect([status, body.code]).toEqual([401, 'signed_out']);
    expect(await all()).toEqual([]);
  });
});

describe('the verified mark', () => {
  const download = (user: TestUser) =>
    user.client.from('template_download_history').insert({ template_id: 'pizza-world', version: '1.0.0' });

  it('stands on what an account writes after a download', async () => {
    await download(ada);
    await send({}, ada);
    await send({ review: 'Of nobody' });
    await send({ review: 'Of another' }, bea);
    expect((await all()).map(({ verified_by }) => verified_by)).toEqual(['download', null, null]);
  });

  it('comes with the first download after it was written, is no edit, and stays when the history is emptied', async () => {
    await send({}, ada);
    expect((await one()).verified_by).toBeNull();
    await download(bea);
    expect((await one()).verified_by).toBeNull();
    await download(ada);
    expect(await one()).toMatchObject({ verified_by: 'download', edited: false });
    await ada.client.from('template_download_history').delete().eq('user_id', ada.id);
    expect((await one()).verified_by).toBe('download');
  });

  /** An order with its payment, as the shop writes them. */
  async function buy(user: TestUser): Promise<void> {
    const [order] = await forms.rows<{ id: string }>(
      `insert into public.orders (checkout_hash, user_id, product_slug, product_title, version, email, full_name,
         amount, provider)
       values ('${user.id}', '${user.id}', 'portfolio-website', 'Portfolio', '1.0.0', 'ada@example.org', 'Ada', 100,
         'simulated') returning id`,
    );
    await forms.rows(
      `insert into public.payments (order_id, provider, provider_payment_id, amount, currency, state)
       values ('${order?.id}', 'simulated', '${user.id}', 100, 'INR', 'captured') returning 1`,
    );
    await forms.rows(`update public.orders set state = 'paid' where id = '${order?.id}' returning 1`);
  }

  it('of a purchase stands on what a buyer wrote before and after it, and on nobody else’s', async () => {
    await download(ada);
    await send({ review: 'Before' }, ada);
    await send({ review: 'Of another' }, bea);
    await buy(ada);
    await send({ review: 'After' }, ada);
    const marks = Object.fromEntries((await all()).map(({ review, verified_by }) => [review, verified_by]));
    expect(marks).toEqual({ Before: 'purchase', 'Of another': null, After: 'purchase' });
  });

  it('of a purchase is not replaced by one of a download, and nobody gives it to themselves', async () => {
    await send({}, ada);
    await forms.rows(`select private.verify_testimonials_of('${ada.id}', 'purchase')`);
    await download(ada);
    expect((await one()).verified_by).toBe('purchase');
    const forged = await ada.client
      .from('testimonials')
      .update({ verified_by: 'purchase' })
      .eq('name', 'Ada');
    expect(forged.error?.code).toBe('42501');
  });
});
