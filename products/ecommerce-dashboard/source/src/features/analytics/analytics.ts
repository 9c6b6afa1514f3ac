import type { Channel, Order, Store } from '../../data/types';
import { addDays, dayOf, daysBetween, hourOf } from '../../lib/dates';
import type { Paise } from '../../lib/money';
import { netOf } from '../orders/orders';

export interface Period {
  first: string;
  last: string;
}

/** The last so many days, today included. */
export const lastDays = (count: number, today: string): Period => ({
  first: addDays(today, 1 - count),
  last: today,
});

/** The period of the same length right before. */
export function before({ first, last }: Period): Period {
  const length = daysBetween(first, last).length;
  return { first: addDays(first, -length), last: addDays(first, -1) };
}

export interface Totals {
  revenue: Paise;
  orders: number;
  /** Mean value of an order; 0 without orders. */
  basket: Paise;
  /** Part of the orders that came from people who had ordered before, 0 to 1. */
  returning: number;
}

export interface Summary extends Totals {
  days: { day: string; revenue: Paise; orders: number }[];
  channels: { channel: Channel; revenue: Paise }[];
  collections: { name: string; revenue: Paise; pieces: number }[];
  products: { id: string; name: string; revenue: Paise; pieces: number }[];
}

/** Everything the analytics page says of a period. Cancelled orders do not count; refunds are taken off. */
export function summarize(store: Store, { first, last }: Period): Summary {
  const all = [...store.orders.values()].filter(({ status }) => status !== 'cancelled');
  const orders = all.filter(({ placedAt }) => dayOf(placedAt) >= first && dayOf(placedAt) <= last);
  const firsts = firstOrders(all);
  const revenue = sum(orders.map(netOf));
  const returning = orders.filter((order) => firsts.get(order.customerId) !== order.id).length;
  const byDay = group(orders, ({ placedAt }) => dayOf(placedAt));
  return {
    revenue,
    orders: orders.length,
    basket: orders.length === 0 ? 0 : Math.round(revenue / orders.length),
    returning: orders.length === 0 ? 0 : returning / orders.length,
    days: daysBetween(first, last).map((day) => {
      const some = byDay.get(day) ?? [];
      return { day, revenue: sum(some.map(netOf)), orders: some.length };
    }),
    channels: [...group(orders, ({ channel }) => channel)]
      .map(([channel, some]) => ({ channel, revenue: sum(some.map(netOf)) }))
      .sort((a, b) => b.revenue - a.revenue),
    ...byGoods(store, orders),
  };
}

function byGoods(store: Store, orders: Order[]): Pick<Summary, 'collections' | 'products'> {
  const products = new Map<string, { id: string; name: string; revenue: Paise; pieces: number }>();
  const collections = new Map<string, { name: string; revenue: Paise; pieces: number }>();
  for (const { productId, name, price, quantity } of orders.flatMap(({ lines }) => lines)) {
    const collection = store.products.get(productId)?.collection ?? 'No longer sold';
    add(products, productId, { id: productId, name, revenue: 0, pieces: 0 }, price, quantity);
    add(collections, collection, { name: collection, revenue: 0, pieces: 0 }, price, quantity);
  }
  const highest = <T extends { revenue: Paise }>(items: Iterable<T>) =>
    [...items].sort((a, b) => b.revenue - a.revenue);
  return { collections: highest(collections.values()), products: highest(products.values()) };
}

function add<T extends { revenue: Paise; pieces: number }>(
  into: Map<string, T>,
  key: string,
  blank: T,
  price: Paise,
  quantity: number,
): void {
  const known = into.get(key) ?? blank;
  into.set(key, { ...known, revenue: known.revenue + price * quantity, pieces: known.pieces + quantity });
}

/** The first order of every customer. */
function firstOrders(orders: Order[]): Map<string, string> {
  const firsts = new Map<string, Order>();
  for (const order of orders) {
    const known = firsts.get(order.customerId);
    if (!known || order.placedAt < known.placedAt) firsts.set(order.customerId, order);
  }
  return new Map([...firsts].map(([customer, { id }]) => [customer, id]));
}

/** Money that had come in by each half hour of a day, up to `until` (24 for all of it). */
export function runningTotal(store: Store, day: string, until: number): { hour: number; revenue: Paise }[] {
  const orders = [...store.orders.values()].filter(({ placedAt }) => dayOf(placedAt) === day);
  const steps: { hour: number; revenue: Paise }[] = [];
  for (let hour = 7; hour <= Math.min(22, until) + 1e-9; hour += 0.5)
    steps.push({ hour, revenue: sum(orders.filter(({ placedAt }) => hourOf(placedAt) <= hour).map(netOf)) });
  return steps;
}

export const sum = (amounts: number[]): number => amounts.reduce((total, one) => total + one, 0);

function group<T, K>(items: T[], key: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}
