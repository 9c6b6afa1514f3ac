import type { Order, Store } from '../../data/types';
import { writeCsv } from '../../lib/csv';
import { dayOf, formatTime } from '../../lib/dates';
import { netOf, refundedOf, statusNames, totalOf } from './orders';

const rupees = (paise: number) => (paise / 100).toFixed(2);

/** Orders as comma-separated text, one a line, money in rupees with a point. */
export function exportOrders(orders: Order[], store: Store): string {
  const header = [
    'order',
    'day',
    'time',
    'customer',
    'email',
    'city',
    'channel',
    'state',
    'goods',
    'total',
    'refunded',
    'net',
  ];
  return writeCsv(
    header,
    orders.map((order) => {
      const customer = store.customers.get(order.customerId);
      const goods = order.lines
        .map(({ quantity, name, variant }) => `${quantity} x ${name} (${variant})`)
        .join('; ');
      return [
        order.id,
        dayOf(order.placedAt),
        formatTime(order.placedAt),
        customer?.name ?? '',
        customer?.email ?? '',
        order.city,
        order.channel,
        statusNames[order.status],
        goods,
        rupees(totalOf(order)),
        rupees(refundedOf(order)),
        rupees(netOf(order)),
      ];
    }),
  );
}
