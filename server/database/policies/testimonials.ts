import { operatorOnly, owned, ownerId, type Policy, readable, rows } from './policy.ts';

export const testimonials: Policy[] = [
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
];
