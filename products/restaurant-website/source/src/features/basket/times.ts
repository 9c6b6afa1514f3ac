import { dishOf } from '../../content/dishes.ts';
import { kitchen } from '../../content/house.ts';
import type { Order, OrderLine } from '../../data/types.ts';
import type { Moment } from '../../lib/day.ts';
import { servicesOn } from '../table/hours.ts';

/** What lines ask of the kitchen. */
export const workOf = (lines: OrderLine[]): number =>
  lines.reduce((sum, { dish, count }) => sum + (dishOf(dish)?.work ?? 0) * count, 0);

/** Work that is promised for a quarter of an hour. */
export const loadAt = (orders: Order[], day: string, at: number): number =>
  orders
    .filter((order) => order.day === day && order.at === at && order.state !== 'collected')
    .reduce((sum, { lines }) => sum + workOf(lines), 0);

export interface PickUp {
  at: number;
  free: boolean;
}

/**
 * Quarters at which an order could be collected on a day. An order larger than one quarter's work takes the quarters
 * before as well, so all of these need room.
 */
export function pickUpsOn(orders: Order[], lines: OrderLine[], day: string, now: Moment): PickUp[] {
  const work = workOf(lines);
  const quarters = Math.max(1, Math.ceil(work / kitchen.perQuarter));
  return servicesOn(day).flatMap(({ from, last }) => {
    const times: PickUp[] = [];
    for (let at = from + 15; at <= last + 30; at += 15) {
      if (day === now.day && at < now.minute + kitchen.lead) continue;
      let room = 0;
      for (let q = 0; q < quarters && at - q * 15 > from; q += 1)
        room += Math.max(0, kitchen.perQuarter - loadAt(orders, day, at - q * 15));
      times.push({ at, free: room >= work });
    }
    return times;
  });
}
