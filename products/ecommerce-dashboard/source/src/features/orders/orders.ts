import { put, together } from '../../data/changes';
import type { Change, Order, OrderLine, OrderStatus, Product, Store } from '../../data/types';
import { dayOf, hourOf } from '../../lib/dates';
import { formatMoney, type Paise } from '../../lib/money';
import { matches } from '../../lib/search';

export const statusNames: Record<OrderStatus, string> = {
  paid: 'To pack',
  packed: 'Packed',
  shipped: 'On its way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

/** What follows, and what the button says that does it. */
const next: Partial<Record<OrderStatus, { status: OrderStatus; verb: string; event: string }>> = {
  paid: { status: 'packed', verb: 'Mark as packed', event: 'Packed' },
  packed: { status: 'shipped', verb: 'Hand to courier', event: 'Handed to the courier' },
  shipped: { status: 'delivered', verb: 'Mark as delivered', event: 'Delivered' },
};
export const nextStep = (status: OrderStatus) => next[status] ?? null;

export const goodsOf = (lines: OrderLine[]): Paise =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
export const totalOf = (order: Order): Paise => goodsOf(order.lines) + order.shipping - order.discount;
export const refundedOf = (order: Order): Paise => order.refunds.reduce((sum, { amount }) => sum + amount, 0);

/** What the store keeps of an order: nothing of a cancelled one. */
export const netOf = (order: Order): Paise =>
  order.status === 'cancelled' ? 0 : totalOf(order) - refundedOf(order);

/** Most that can still be paid back. */
export const refundable = (order: Order): Paise =>
  order.status === 'cancelled' ? 0 : totalOf(order) - refundedOf(order);

/** Paid before the cutoff of an earlier moment and still not handed over: it should be gone by now. */
export function isLate(order: Order, cutoffHour: number, now: string): boolean {
  if (order.status !== 'paid' && order.status !== 'packed') return false;
  const day = dayOf(order.placedAt);
  const today = dayOf(now);
  if (day < today) return hourOf(order.placedAt) < cutoffHour || hourOf(now) >= cutoffHour;
  return hourOf(order.placedAt) < cutoffHour && hourOf(now) >= cutoffHour;
}

/** Moves orders to their next step; those that have none are left as they are. */
export function advance(orders: Order[], at: string, who: string): Change {
  const moved = orders.flatMap((order) => {
    const step = nextStep(order.status);
    if (!step) return [];
    return { ...order, status: step.status, events: [...order.events, { at, text: step.event, who }] };
  });
  const [only] = moved;
  const label =
    moved.length === 1 && only
      ? `Order ${only.id}: ${statusNames[only.status].toLowerCase()}`
      : `${moved.length} orders moved on`;
  return put(label, 'orders', moved);
}

export interface RefundWish {
  amount: Paise;
  reason: string;
  /** Whether the goods come back to the shelf. */
  restock: boolean;
}

/** What is wrong with a refund, or null. */
export function refundFault(order: Order, { amount, reason }: RefundWish): string | null {
  if (amount <= 0) return 'Enter more than ₹0.';
  if (amount > refundable(order)) return `At most ${formatMoney(refundable(order))} can be paid back.`;
  return reason.trim() === '' ? 'Say why, for the customer and the books.' : null;
}

/** Pays back a part of an order, and puts its goods back on the shelf when asked to. Throws for a wish with a fault. */
export function refund(order: Order, wish: RefundWish, store: Store, at: string, who: string): Change {
  const fault = refundFault(order, wish);
  if (fault) throw new Error(fault);
  const { amount, reason } = wish;
  const event = { at, text: `Refund of ${formatMoney(amount)}: ${reason.trim()}`, who };
  const changed: Order = {
    ...order,
    refunds: [...order.refunds, { at, amount, reason: reason.trim() }],
    events: [...order.events, event],
  };
  const label = `Order ${order.id}: ${formatMoney(amount)} paid back`;
  return together(label, put(label, 'orders', [changed]), restock(wish.restock ? [order] : [], store));
}

/** Cancels orders that have not left and puts their goods back. */
export function cancel(orders: Order[], store: Store, at: string, who: string): Change {
  const open = orders.filter(({ status }) => status === 'paid' || status === 'packed');
  const label = open.length === 1 ? `Order ${open[0]?.id} cancelled` : `${open.length} orders cancelled`;
  const changed = open.map((order): Order => {
    const event = { at, text: 'Cancelled and paid back', who };
    return { ...order, status: 'cancelled', events: [...order.events, event] };
  });
  return together(label, put(label, 'orders', changed), restock(open, store));
}

function restock(orders: Order[], store: Store): Change {
  const back = new Map<string, number>();
  for (const { variantId, quantity } of orders.flatMap(({ lines }) => lines))
    back.set(variantId, (back.get(variantId) ?? 0) + quantity);
  const products: Product[] = [...store.products.values()]
    .filter(({ variants }) => variants.some(({ id }) => back.has(id)))
    .map((product) => ({
      ...product,
      variants: product.variants.map((one) => ({ ...one, stock: one.stock + (back.get(one.id) ?? 0) })),
    }));
  return put('', 'products', products);
}

export interface OrderFilter {
  query: string;
  status: OrderStatus | 'all' | 'late';
  channel: Order['channel'] | 'all';
  days: number | null;
}

/** Orders that pass, in the order they came. */
export function filterOrders(store: Store, filter: OrderFilter, now: string): Order[] {
  const cutoff = store.settings.get('store')?.cutoffHour ?? 17;
  const since = filter.days === null ? 0 : new Date(now).getTime() - filter.days * 86_400_000;
  return [...store.orders.values()].filter((order) => {
    if (
      filter.status === 'late'
        ? !isLate(order, cutoff, now)
        : filter.status !== 'all' && order.status !== filter.status
    )
      return false;
    if (filter.channel !== 'all' && order.channel !== filter.channel) return false;
    if (new Date(order.placedAt).getTime() < since) return false;
    if (!filter.query) return true;
    const customer = store.customers.get(order.customerId)?.name ?? '';
    return matches(
      [order.id, customer, order.city, ...order.lines.map(({ name }) => name)].join(' '),
      filter.query,
    );
  });
}

export type OrderSort = 'newest' | 'oldest' | 'highest' | 'lowest';

export function sortOrders(orders: Order[], by: OrderSort): Order[] {
  const time = (one: Order) => new Date(one.placedAt).getTime();
  const rules: Record<OrderSort, (a: Order, b: Order) => number> = {
    newest: (a, b) => time(b) - time(a),
    oldest: (a, b) => time(a) - time(b),
    highest: (a, b) => totalOf(b) - totalOf(a),
    lowest: (a, b) => totalOf(a) - totalOf(b),
  };
  return orders.toSorted(rules[by]);
}
