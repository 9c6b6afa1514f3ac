import { afterAll, beforeAll, expect, it } from 'vitest';
import { owner } from '../../database/database.ts';
import { type FormServer, startFormServer } from './testing/form-server.ts';

let forms: FormServer;
beforeAll(async () => {
  forms = await startFormServer();
});
afterAll(() => forms.close());

it('a sign-in that waits for its code writes as a visitor', async () => {
  const ada = await forms.server.user();
  const send = (review: string) =>
    forms.call('/testimonials', {
      fields: { name: 'Ada', rating: 4, review, ticket: forms.ticket('testimonials') },
      as: ada,
    });
  const mine = () => forms.rows('select testimonial_id from public.testimonial_authors');
  expect((await send('Signed in')).status).toBeLessThan(300);
  expect(await mine()).toHaveLength(1);
  await forms.server.services.database.run(owner, {
    text: `insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', 'verified')`,
    values: [ada.id],
  });
  expect((await send('With the password alone')).status).toBeLessThan(300);
  expect(await mine()).toHaveLength(1);
});
