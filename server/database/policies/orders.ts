import {
  nobody,
  type Outcomes,
  operatorOnly,
  ownerId,
  type Policy,
  readable,
  rows,
  server,
} from './policy.ts';

/** Members have the privilege, and no row: accounts that run the site are tried in server/operators. */
const readByOperators: Outcomes = ['denied', 'nothing', 'nothing', 'done'];

export const orders: Policy[] = [
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
        readByOperators,
      ],
      [
        'public.refunds',
        `(order_id, provider, provider_refund_id, provider_payment_id, amount, state) values ('${rows.order}', 'simulated', 'x', 'x', 1, 'pending')`,
        `amount = 1`,
        readByOperators,
      ],
      [
        'public.download_grants',
        `(order_id, product_slug, version, expires_at) values ('${rows.order}', 'x', '1.0.0', '2100-01-01')`,
        `expires_at = '2100-01-01'`,
        operatorOnly,
      ],
    ] as const
  ).map(([table, insert, update, select]) => ({
    table,
    row: 'a row about an order',
    where: `order_id = '${rows.order}'`,
    insert,
    update,
    outcomes: { select, insert: operatorOnly, update: operatorOnly, delete: nobody },
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
];
