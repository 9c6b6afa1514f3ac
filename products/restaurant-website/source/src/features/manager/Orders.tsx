import { dishOf } from '../../content/dishes.ts';
import { api } from '../../data/index.ts';
import { ask } from '../../data/house.ts';
import { type Order, orderStates } from '../../data/types.ts';
import { fill } from '../../i18n/format.ts';
import { useSite } from '../../i18n/site.tsx';
import { clock } from '../../lib/day.ts';

/** Orders of a day in the order in which they are collected, each with its next step. */
export function Orders({ orders }: { orders: Order[] }) {
  const { t, say } = useSite();
  const open = orders.filter(({ state }) => state !== 'collected').sort((a, b) => a.at - b.at);
  return (
    <section aria-labelledby="orders">
      <h2 id="orders" className="mid-head">
        {t.manager.orders}
      </h2>
      {open.length === 0 && <p>{t.manager.noOrders}</p>}
      <ul className="tickets">
        {open.map((order) => {
          const { state } = order;
          const next = orderStates[orderStates.indexOf(state) + 1];
          return (
            <li key={order.id}>
              <p className="ticket-head">
                <strong>{clock(order.at)}</strong> {order.id} {order.name}
                <span className={`state ${state}`}>{t.basket.states[state]}</span>
              </p>
              <p>
                {order.lines
                  .map(({ dish, count }) => `${count} × ${say(dishOf(dish)?.name ?? { en: dish, pt: dish })}`)
                  .join(', ')}
              </p>
              {next && state !== 'collected' && (
                <button
                  type="button"
                  className="link"
                  aria-label={fill(t.manager.nextLabel, { what: t.manager.next[state], id: order.id })}
                  onClick={() => void ask(() => api.moveOrder(order.id, next))}
                >
                  {t.manager.next[state]}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
