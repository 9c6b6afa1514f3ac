import { useState } from 'react';
import { useConsole } from '../../app/StoreContext';
import type { Order } from '../../data/types';
import { formatDate, formatTime } from '../../lib/dates';
import { formatMoney } from '../../lib/money';
import { Drawer } from '../../ui/Drawer';
import { Vessel } from '../../ui/Vessel';
import { OrderState } from './OrderState';
import { advance, cancel, goodsOf, netOf, nextStep, refundable, refundedOf, totalOf } from './orders';
import { RefundForm } from './RefundForm';

/** One order: goods, sums, what happened, and what can be done next. */
export function OrderDrawer({ order, onClose }: { order: Order; onClose(): void }) {
  const { store, now, who, commit } = useConsole();
  const [isRefunding, setRefunding] = useState(false);
  const customer = store.customers.get(order.customerId);
  const step = nextStep(order.status);
  const isOpen = order.status === 'paid' || order.status === 'packed';
  return (
    <Drawer
      title={`Order ${order.id}`}
      over={`${formatDate(order.placedAt)}, ${formatTime(order.placedAt)}, ${order.channel}`}
      onClose={onClose}
      foot={
        isRefunding ? undefined : (
          <>
            {step ? (
              <button
                type="button"
                className="btn btn-mark"
                onClick={() => commit(advance([order], now, who))}
              >
                {step.verb}
              </button>
            ) : null}
            {refundable(order) > 0 ? (
              <button type="button" className="btn" onClick={() => setRefunding(true)}>
                Pay back
              </button>
            ) : null}
            {isOpen ? (
              <button
                type="button"
                className="btn btn-bad ml-auto"
                onClick={() => commit(cancel([order], store, now, who))}
              >
                Cancel order
              </button>
            ) : null}
          </>
        )
      }
    >
      {isRefunding ? <RefundForm order={order} onDone={() => setRefunding(false)} /> : null}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <OrderState order={order} />
        <a className="link" href={`#/customers/${order.customerId}`}>
          {customer?.name}, {order.city}
        </a>
      </div>
      {order.note ? (
        <p className="mt-4 border-l-4 border-mark bg-mark-wash px-4 pt-2 pb-1.5">{order.note}</p>
      ) : null}
      <ul className="mt-5 grid gap-3">
        {order.lines.map((line) => {
          const product = store.products.get(line.productId);
          return (
            <li key={line.variantId} className="flex items-center gap-3">
              {product ? <Vessel shape={product.shape} metal={product.metal} /> : null}
              <div className="min-w-0 flex-1">
                <p className="font-semibold">{line.name}</p>
                <p className="text-soft">
                  {line.variant}, {line.quantity} × {formatMoney(line.price)}
                </p>
              </div>
              <p className="font-mono font-semibold">{formatMoney(line.price * line.quantity)}</p>
            </li>
          );
        })}
      </ul>
      <dl className="mt-5 grid gap-1 border-t-2 border-dashed border-edge pt-4 font-mono text-[0.9375rem]">
        <Sum name="Goods" amount={goodsOf(order.lines)} />
        {order.discount > 0 ? <Sum name={`Code ${order.discountCode}`} amount={-order.discount} /> : null}
        <Sum name="Shipping" amount={order.shipping} />
        <Sum name="Total" amount={totalOf(order)} isStrong />
        {refundedOf(order) > 0 ? <Sum name="Paid back" amount={-refundedOf(order)} /> : null}
        {refundedOf(order) > 0 ? <Sum name="Kept" amount={netOf(order)} isStrong /> : null}
      </dl>
      <h3 className="mt-7 text-lg">What happened</h3>
      <ol className="mt-3 border-l-2 border-line pl-5">
        {order.events.toReversed().map((event, at) => (
          <li key={`${event.at} ${event.text}`} className="relative pb-4">
            <span
              className={`absolute top-1 -left-[1.72rem] size-3.5 rounded-full border-2 ${at === 0 ? 'border-ink bg-mark' : 'border-edge bg-surface'}`}
            />
            <p className="font-semibold">{event.text}</p>
            <p className="text-[0.9375rem] text-soft">
              <time dateTime={event.at}>
                {formatDate(event.at)}, {formatTime(event.at)}
              </time>
              , {event.who}
            </p>
          </li>
        ))}
      </ol>
    </Drawer>
  );
}

function Sum({ name, amount, isStrong = false }: { name: string; amount: number; isStrong?: boolean }) {
  return (
    <div className={`flex items-baseline gap-2 ${isStrong ? 'text-lg font-bold' : ''}`}>
      <dt className="dotted">{name}</dt>
      <dd>{amount < 0 ? `−${formatMoney(-amount)}` : formatMoney(amount)}</dd>
    </div>
  );
}
