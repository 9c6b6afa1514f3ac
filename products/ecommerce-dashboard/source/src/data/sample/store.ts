import { addDays, dayOf, startOfDay } from '../../lib/dates';
import { percentOf } from '../../lib/money';
import type { Channel, Customer, Order, OrderEvent, OrderLine, OrderStatus, Product, Store } from '../types';
import { makeCatalog } from './catalog';
import { makeCustomers, makeDiscounts, settings } from './people';
import { createRandom } from './random';

/** The sample store stands still at this moment, so that it looks the same whenever it is opened. */
export const sampleNow = '2026-11-24T15:20:00+05:30';

const daysOfOrders = 119;
const deliveryHours = 68;
type Random = ReturnType<typeof createRandom>;

/** A store with four months of orders. The same every time. */
export function makeSample(): Store {
  const today = dayOf(sampleNow);
  const products = makeCatalog();
  const customers = makeCustomers(today);
  const orders = makeOrders(products, customers, today);
  const byId = <T extends { id: string }>(records: T[]) => new Map(records.map((one) => [one.id, one]));
  return {
    orders: byId(orders),
    products: byId(products),
    customers: byId(withFirstDays(customers, orders)),
    discounts: byId(makeDiscounts(sampleNow)),
    settings: byId([settings]),
  };
}

function makeOrders(products: Product[], customers: Customer[], today: string): Order[] {
  const random = createRandom(4018);
  const active = products.filter(({ status }) => status === 'active');
  const orders: Order[] = [];
  let number = 3100;
  let known = 0;
  // Nearly every second order is somebody's first; the others come from those who bought before.
  const arriving = (): Customer => {
    const isNew = known < customers.length && (known < 12 || random.next() < 0.46);
    if (isNew) known += 1;
    return (isNew ? customers[known - 1] : customers[random.whole(0, known - 1)]) as Customer;
  };
  for (let ago = daysOfOrders; ago >= 0; ago -= 1) {
    const day = addDays(today, -ago);
    const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
    // Weekends are busier, the weeks before the festival busiest, and the shop grows a little all the time.
    const festival = ago > 14 && ago < 34 ? 6 : 0;
    const count =
      random.whole(5, 9) +
      (weekday === 0 || weekday === 6 ? 4 : 0) +
      festival +
      Math.floor((daysOfOrders - ago) / 40);
    const times = Array.from({ length: count }, () => 7 + (15 * (random.next() + random.next())) / 2).sort(
      (a, b) => a - b,
    );
    for (const hour of times) {
      const at = new Date(startOfDay(day).getTime() + Math.round(hour * 60) * 60_000).toISOString();
      number += 1;
      const order = makeOrder(String(number), at, ago, random.pick(active), active, arriving(), random);
      if (at <= new Date(sampleNow).toISOString()) orders.push(order);
    }
  }
  return orders.reverse();
}

function makeOrder(
  id: string,
  at: string,
  ago: number,
  first: Product,
  active: Product[],
  customer: Customer,
  random: Random,
): Order {
  const lines = [makeLine(first, random)];
  for (let more = random.whole(-2, 2); more > 0; more -= 1) {
    const line = makeLine(random.pick(active), random);
    if (!lines.some(({ variantId }) => variantId === line.variantId)) lines.push(line);
  }
  const goods = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const code = random.next() < 0.16 ? 'FIRSTPOT' : null;
  const status = statusOf(ago, new Date(at).getTime(), random);
  const discount = code ? percentOf(goods, 10) : 0;
  const refunds =
    ago > 6 && random.next() < 0.035
      ? [{ at: later(at, 6 * 24), amount: lines[0]?.price ?? 0, reason: 'Dented on the way' }]
      : [];
  const channel: Channel = random.next() < 0.68 ? 'Web' : random.next() < 0.6 ? 'Instagram' : 'Market stall';
  return {
    id,
    placedAt: at,
    customerId: customer.id,
    channel,
    status,
    lines,
    shipping: goods >= 300_000 ? 0 : 12_000,
    discount,
    discountCode: code,
    city: customer.city,
    note: random.next() < 0.08 ? 'A gift: please leave the bill out.' : '',
    refunds,
    events: makeEvents(at, status, refunds.length > 0),
  };
}

function makeLine(product: Product, random: Random): OrderLine {
  const variant = random.pick(product.variants);
  const quantity = random.next() < 0.8 ? 1 : 2;
  return {
    productId: product.id,
    variantId: variant.id,
    name: product.name,
    variant: variant.name,
    quantity,
    price: variant.price,
  };
}

function statusOf(ago: number, at: number, random: Random): OrderStatus {
  const chance = random.next();
  if (chance < 0.025) return 'cancelled';
  if (ago > 6) return 'delivered';
  const hasArrived = at + deliveryHours * 3_600_000 < new Date(sampleNow).getTime();
  if (ago > 2) return hasArrived && chance > 0.2 ? 'delivered' : 'shipped';
  if (ago > 0) return ago === 1 && chance < 0.14 ? 'paid' : chance < 0.3 && ago < 2 ? 'packed' : 'shipped';
  return at < new Date(sampleNow).getTime() - 3 * 3_600_000 && chance > 0.4 ? 'packed' : 'paid';
}

const later = (at: string, hours: number) =>
  new Date(new Date(at).getTime() + hours * 3_600_000).toISOString();

function makeEvents(at: string, status: OrderStatus, isRefunded: boolean): OrderEvent[] {
  const events: OrderEvent[] = [{ at, text: 'Paid by UPI', who: 'Customer' }];
  const reach: OrderStatus[] = ['packed', 'shipped', 'delivered'];
  const until = reach.indexOf(status);
  if (until >= 0) events.push({ at: later(at, 1.4), text: 'Packed', who: 'Zoya Sheikh' });
  if (until >= 1) events.push({ at: later(at, 4.2), text: 'Handed to the courier', who: 'Zoya Sheikh' });
  if (until >= 2) events.push({ at: later(at, deliveryHours), text: 'Delivered', who: 'Courier' });
  if (status === 'cancelled')
    events.push({ at: later(at, 2), text: 'Cancelled and paid back', who: 'Joseph Kurien' });
  if (isRefunded)
    events.push({ at: later(at, 144), text: 'Refund: Dented on the way', who: 'Joseph Kurien' });
  return events;
}

/** Customers who have ordered, with the day of their first order. */
function withFirstDays(customers: Customer[], orders: Order[]): Customer[] {
  const firsts = new Map(orders.map((order) => [order.customerId, dayOf(order.placedAt)]));
  return customers.flatMap((customer) => {
    const since = firsts.get(customer.id);
    return since ? { ...customer, since } : [];
  });
}
