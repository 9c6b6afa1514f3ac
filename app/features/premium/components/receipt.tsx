import { longDate } from '../../../lib/dates.ts';
import { formatExactRupees } from '../../../lib/rupees.ts';
import type { OrderView } from '../schema.ts';

/** The receipt of an order, as it is printed; what was ordered, while nothing is paid. */
export function Receipt({ order }: { order: OrderView }) {
  const isPaid = order.paid > 0;
  const rows: [string, string][] = [
    ['Order', order.number],
    ['Date', longDate(order.paid_at ?? order.created_at)],
    ['Product', `${order.product.title} ${order.version}, source code`],
    [isPaid ? 'Licensed to' : 'Full name', order.full_name],
    [isPaid ? 'Sent to' : 'Email address', order.email],
  ];
  return (
    <section aria-labelledby="receipt">
      <h2 id="receipt" className="font-display text-title font-bold">
        {isPaid ? 'Receipt' : 'Your order'}
      </h2>
      <dl className="mt-4 border-t border-line text-[0.9375rem]">
        {rows.map(([term, value]) => (
          <div key={term} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-4 border-b border-line py-2.5">
            <dt className="text-ink-soft">{term}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
        <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-4 border-b border-line py-2.5 tabular-nums">
          <dt className="text-ink-soft">Tax</dt>
          <dd>{formatExactRupees(0)}</dd>
        </div>
        <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-4 py-3 font-semibold tabular-nums">
          <dt>{isPaid ? 'Paid' : 'Total'}</dt>
          <dd>{formatExactRupees(order.paid || order.amount)}</dd>
        </div>
        {order.returned > 0 && (
          <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-4 border-t border-line py-3 font-semibold tabular-nums">
            <dt>Returned</dt>
            <dd>−{formatExactRupees(order.returned)}</dd>
          </div>
        )}
      </dl>
      {order.simulated && (
        <p className="text-label text-ink-soft">
          The payment was simulated: nothing was charged, and this is not an invoice.
        </p>
      )}
    </section>
  );
}
