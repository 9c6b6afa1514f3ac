import type { Fault } from './fault.ts';

/** Orders, votes, uploads and branches: what may follow what, and what happens at the same moment. */
export const stateFaults: Fault[] = [
  {
    name: 'late-failure-undoes-payment',
    file: 'supabase/migrations/20261127100000_follow_each_payment.sql',
    find: `state = case when kept.state = 'captured' then kept.state else excluded.state end,`,
    replace: 'state = excluded.state,',
    tests: ['server/payments/order-state.sql.database.test.ts'],
  },
  {
    name: 'partial-payment-buys',
    file: 'server/payments/order-state.ts',
    find: ' && amount >= order.amount',
    replace: '',
    tests: ['server/payments/order-state.test.ts'],
  },
  {
    name: 'payment-event-unsigned',
    file: 'server/payments/razorpay/webhook.ts',
    find: 'if (!isWebhookSigned(secret, body, signature))',
    replace: 'if (signature === null)',
    tests: ['server/functions/shop/razorpay-payments.database.test.ts'],
  },
  {
    name: 'vote-after-closing',
    file: 'supabase/migrations/20261122175300_close_votes_with_suggestions.sql',
    find: `  where one.id = target and one.status not in ('done', 'declined') for no key update;
  if not found then return; end if;
  if member is not null`,
    replace: `  where one.id = target for no key update;
  if not found then return; end if;
  if member is not null`,
    tests: ['server/functions/time-of-check.database.test.ts'],
  },
  {
    name: 'upload-offset-unchecked',
    file: 'server/storage/resumable/routes.ts',
    find: `if (wholeNumber(c, 'upload-offset') !== upload.received) throw`,
    replace: `if (wholeNumber(c, 'upload-offset') > upload.size) throw`,
    tests: ['server/storage/resumable/resumable.database.test.ts'],
  },
  {
    name: 'default-branch-rewritten',
    file: 'server/git/inspect.ts',
    find: 'if (main?.old && main.new && !(await isAncestor',
    replace: 'if (main?.old && !main.old && !(await isAncestor',
    tests: ['server/git/refused-push.database.test.ts'],
    filter: 'neither rewritten nor removed',
  },
  {
    name: 'transactions-interleave',
    file: 'server/database/mutex.ts',
    find: 'const turn = this.#last.then(work, work);',
    replace: 'const turn = work();',
    tests: ['server/database/database.database.test.ts'],
    filter: 'keeps parallel calls|lets no other call in between',
  },
  {
    name: 'repository-work-interleaves',
    file: 'server/database/mutex.ts',
    find: 'return await held.mutex.run(work);',
    replace: 'return await work();',
    tests: ['server/git/shared-copy.database.test.ts'],
  },
  {
    name: 'form-stored-twice',
    file: 'server/functions/kit/form.ts',
    find: 'JSON.stringify([ticket, ...content])',
    replace: 'JSON.stringify([Math.random(), ticket, ...content])',
    tests: ['server/functions/contact/receive.database.test.ts'],
  },
  {
    name: 'retry-forgotten',
    file: 'server/functions/delivery/delivery-worker.ts',
    find: 'await store.markFailed(message, reason, next);',
    replace: 'await store.markFailed(message, reason, null);',
    tests: ['server/functions/contact/delivery/delivery.database.test.ts'],
  },
];
