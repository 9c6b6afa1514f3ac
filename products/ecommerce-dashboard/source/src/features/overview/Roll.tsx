import { useConsole } from '../../app/StoreContext';
import { dayOf, formatTime } from '../../lib/dates';
import { formatMoney } from '../../lib/money';
import { sum } from '../analytics/analytics';
import { totalOf } from '../orders/orders';

const most = 7;

/** The till roll: the latest sales of the day as the till printed them, newest on top. */
export function Roll() {
  const { store, settings, now } = useConsole();
  const today = [...store.orders.values()].filter(
    ({ placedAt, status }) => dayOf(placedAt) === dayOf(now) && status !== 'cancelled',
  );
  return (
    <section aria-labelledby="roll" className="roll min-w-0">
      <div className="bg-paper px-5 py-3">
        <h2 id="roll" className="text-center text-base font-bold tracking-normal">
          {settings.name}
        </h2>
        <p className="border-b-2 border-dashed border-edge pb-2 text-center text-[0.9375rem]">
          {today.length} sales since morning
        </p>
        <ol>
          {today.slice(0, most).map((order) => (
            <li
              key={order.id}
              className="border-b border-dashed border-line py-2 text-[0.9375rem] leading-snug"
            >
              <div className="flex items-baseline gap-2">
                <time dateTime={order.placedAt}>{formatTime(order.placedAt)}</time>
                <a className="link font-bold" href={`#/orders/${order.id}`}>
                  #{order.id}
                </a>
                <span className="dots" />
                <span className="font-bold">{formatMoney(totalOf(order))}</span>
              </div>
              {order.lines.map((line) => (
                <p key={line.variantId} className="truncate text-soft">
                  {line.quantity} × {line.name}
                </p>
              ))}
            </li>
          ))}
        </ol>
        {today.length === 0 ? <p className="py-6 text-center">No sale yet.</p> : null}
        <p className="flex items-baseline gap-2 pt-3 text-lg font-bold">
          Total <span className="dots" /> {formatMoney(sum(today.map(totalOf)))}
        </p>
        <p className="pb-1 text-center text-[0.9375rem]">
          <a className="link" href="#/orders">
            All orders
          </a>
        </p>
      </div>
    </section>
  );
}
