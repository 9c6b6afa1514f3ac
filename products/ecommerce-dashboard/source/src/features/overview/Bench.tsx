import { useConsole } from '../../app/StoreContext';
import type { Order, OrderStatus } from '../../data/types';
import { dayOf } from '../../lib/dates';
import { isLate, statusNames } from '../orders/orders';

const lanes: { status: OrderStatus; most: number }[] = [
  { status: 'paid', most: 14 },
  { status: 'packed', most: 14 },
  { status: 'shipped', most: 10 },
  { status: 'delivered', most: 6 },
];

/** Orders as labels in the lanes they wait in; those that should have left are red and say so. */
export function Bench() {
  const { store, settings, now } = useConsole();
  const all = [...store.orders.values()];
  return (
    <ol className="mt-3 grid divide-line border-t border-line sm:grid-cols-2 sm:divide-x lg:grid-cols-4">
      {lanes.map(({ status, most }) => {
        const orders = all.filter(
          (order) => order.status === status && (status !== 'delivered' || arrivedLately(order, now)),
        );
        return (
          <li key={status} className="border-b border-line px-5 pt-3 pb-4 lg:border-b-0">
            <h3 className="flex items-baseline justify-between gap-2 text-base">
              <a className="link" href={`#/orders?status=${status}`}>
                {statusNames[status]}
              </a>
              <span className="font-mono text-2xl font-bold">{orders.length}</span>
            </h3>
            <ul className="mt-2 flex flex-wrap gap-1.5">
              {orders.slice(0, most).map((order) => {
                const late = isLate(order, settings.cutoffHour, now);
                return (
                  <li key={order.id}>
                    <a
                      className={`tag ${late ? 'tag-late' : ''}`}
                      href={`#/orders/${order.id}`}
                      aria-label={`Order ${order.id}${late ? ', late' : ''}`}
                    >
                      {order.id}
                    </a>
                  </li>
                );
              })}
              {orders.length > most ? (
                <li className="self-center px-1 text-soft">and {orders.length - most} more</li>
              ) : null}
              {orders.length === 0 ? <li className="text-soft">Nothing here.</li> : null}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}

const arrivedLately = (order: Order, now: string): boolean =>
  dayOf(order.events.at(-1)?.at ?? order.placedAt) === dayOf(now);
