import { useConsole } from '../../app/StoreContext';
import type { Order } from '../../data/types';
import { formatAgo, formatDate } from '../../lib/dates';
import { formatMoney } from '../../lib/money';
import { OrderState } from './OrderState';
import { totalOf } from './orders';

interface Props {
  orders: Order[];
  chosen: ReadonlySet<string>;
  onChoose(chosen: ReadonlySet<string>): void;
}

/** The list: a table where there is room for one, on phones a stack of rows that hold the same. */
export function OrderTable({ orders, chosen, onChoose }: Props) {
  const { store, now } = useConsole();
  const isAll = orders.every(({ id }) => chosen.has(id));
  const toggle = (ids: string[], isOn: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) isOn ? next.add(id) : next.delete(id);
    onChoose(next);
  };
  return (
    <table className="data block md:table">
      <caption className="sr-only">Orders</caption>
      <thead className="hidden md:table-header-group">
        <tr>
          <th scope="col" className="w-12">
            <label className="grid min-h-6 place-items-center">
              <input
                type="checkbox"
                className="check"
                checked={isAll}
                aria-label="Choose all of this page"
                onChange={(event) =>
                  toggle(
                    orders.map(({ id }) => id),
                    event.target.checked,
                  )
                }
              />
            </label>
          </th>
          <th scope="col">Order</th>
          <th scope="col">Customer</th>
          <th scope="col" className="hidden xl:table-cell">
            Goods
          </th>
          <th scope="col">State</th>
          <th scope="col" className="hidden lg:table-cell">
            Channel
          </th>
          <th scope="col">Placed</th>
          <th scope="col" className="num">
            Total
          </th>
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {orders.map((order) => (
          <tr
            key={order.id}
            className="grid grid-cols-[2.5rem_1fr_auto] items-center border-b border-line py-2 pr-4 pl-2 *:border-0! *:px-1! *:py-1! md:table-row md:*:border-b! md:*:px-3! md:*:py-2!"
          >
            <td className="row-span-2">
              <label className="grid min-h-6 place-items-center">
                <input
                  type="checkbox"
                  className="check"
                  checked={chosen.has(order.id)}
                  aria-label={`Choose order ${order.id}`}
                  onChange={(event) => toggle([order.id], event.target.checked)}
                />
              </label>
            </td>
            <td>
              <a className="link font-mono font-semibold" href={`#/orders/${order.id}`}>
                #{order.id}
              </a>
            </td>
            <td className="order-3 min-w-0 md:order-none">
              <span className="block truncate">{store.customers.get(order.customerId)?.name}</span>
              <span className="hidden text-[0.9375rem] text-soft md:block">{order.city}</span>
            </td>
            <td className="hidden max-w-0 xl:table-cell xl:w-[30%]">
              <span className="block truncate text-soft">
                {order.lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}
              </span>
            </td>
            <td className="order-4 text-right md:order-none md:text-left">
              <OrderState order={order} />
            </td>
            <td className="hidden lg:table-cell">{order.channel}</td>
            <td className="hidden whitespace-nowrap md:table-cell">
              <time dateTime={order.placedAt} title={formatDate(order.placedAt)}>
                {formatAgo(order.placedAt, now)}
              </time>
            </td>
            <td className="num font-semibold whitespace-nowrap">{formatMoney(totalOf(order))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
