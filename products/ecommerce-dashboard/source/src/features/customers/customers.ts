import type { Customer, Order, Store } from '../../data/types';
import type { Paise } from '../../lib/money';
import { matches } from '../../lib/search';
import { netOf } from '../orders/orders';

export interface CustomerRow {
  customer: Customer;
  /** Newest first, without cancelled ones. */
  orders: Order[];
  spent: Paise;
}

/** What somebody is to the shop; the first that fits. */
export type Kind = 'regular' | 'new' | 'sleeping' | 'once';
export const kindNames: Record<Kind, string> = {
  regular: 'Regular',
  new: 'New',
  sleeping: 'Not seen for long',
  once: 'Bought',
};

const day = 86_400_000;

/** New: first order in the last 14 days. Sleeping: none for 60 days. Regular: eight orders or more. */
export function kindOf({ orders }: CustomerRow, now: string): Kind {
  const time = (order: Order | undefined) => new Date(order?.placedAt ?? 0).getTime();
  const today = new Date(now).getTime();
  if (today - time(orders[0]) > 60 * day) return 'sleeping';
  if (today - time(orders.at(-1)) <= 14 * day) return 'new';
  return orders.length >= 8 ? 'regular' : 'once';
}

/** Customers who have ordered, whoever spent most first. */
export function customerRows(store: Store, query = ''): CustomerRow[] {
  const orders = new Map<string, Order[]>();
  for (const order of store.orders.values())
    if (order.status !== 'cancelled')
      orders.set(order.customerId, [...(orders.get(order.customerId) ?? []), order]);
  return [...store.customers.values()]
    .filter(({ name, email, city }) => matches([name, email, city].join(' '), query))
    .map((customer) => {
      const own = (orders.get(customer.id) ?? []).toSorted((a, b) => b.placedAt.localeCompare(a.placedAt));
      return { customer, orders: own, spent: own.reduce((sum, one) => sum + netOf(one), 0) };
    })
    .filter((row) => row.orders.length > 0)
    .sort((a, b) => b.spent - a.spent);
}
