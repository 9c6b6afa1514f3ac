import { dishOf } from '../content/dishes.ts';
import { eveningOf } from '../content/evenings.ts';
import { booking as bounds, kitchen } from '../content/house.ts';
import { totalsOf } from '../features/basket/sums.ts';
import { pickUpsOn } from '../features/basket/times.ts';
import { mostSeats, seatsLeft } from '../features/evenings/seats.ts';
import { canStillChange, openingFor, slotsOn, tablesFor } from '../features/table/slots.ts';
import { codeLength, isAmount, refusalOf, untilFor } from '../features/vouchers/voucher.ts';
import type { Box } from '../lib/box.ts';
import { newCode } from '../lib/code.ts';
import type { Moment } from '../lib/day.ts';
import type { HouseApi } from './api.ts';
import { sample } from './sample.ts';
import { type Booking, type House, Refusal, type TableWish } from './types.ts';

interface Means {
  now: () => Moment;
  random: () => number;
}

/** A restaurant inside the browser. It holds itself to the same rules as a server must. */
export function localApi(box: Box, { now, random }: Means): HouseApi {
  const read = (): House => box.read('house', sample);
  const write = (change: Partial<House>) => box.write('house', { ...read(), ...change });
  const fresh = (length: number, taken: { code: string }[]): string => {
    const code = newCode(length, random);
    return taken.some((it) => it.code === code) ? fresh(length, taken) : code;
  };
  const bookingOf = (code: string): Booking => {
    const found = read().bookings.find((it) => it.code === code && it.status !== 'cancelled');
    if (!found) throw new Refusal('unknown');
    return found;
  };
  const keep = (booking: Booking): Booking => {
    const { bookings } = read();
    const others = bookings.filter(({ code }) => code !== booking.code);
    write({ bookings: [...others, booking] });
    return booking;
  };
  const place = (wish: TableWish, except = ''): string[] => {
    if (!Number.isInteger(wish.guests) || wish.guests < 1 || wish.guests > bounds.mostGuests)
      throw new Refusal('party');
    const { bookings } = read();
    const slot = slotsOn(bookings, wish, now(), except).find(({ start }) => start === wish.start);
    if (!slot) throw new Refusal('closed');
    const unit = slot.why === null ? tablesFor(bookings, wish, except) : null;
    if (!unit) throw new Refusal(slot.why === 'kitchen' ? 'kitchen' : slot.why === 'past' ? 'late' : 'taken');
    return unit.tables;
  };
  const book = (wish: TableWish): Booking =>
    keep({ ...wish, tables: place(wish), code: fresh(6, read().bookings), status: 'booked' });
  const redeem = (code: string, cents: number) => {
    const { vouchers } = read();
    const voucher = vouchers.find((it) => it.code === code);
    const reason = refusalOf(voucher, cents, now().day);
    if (!voucher || reason) throw new Refusal(reason ?? 'unknown');
    const less = { ...voucher, left: voucher.left - cents };
    write({ vouchers: vouchers.map((it) => (it === voucher ? less : it)) });
    return less;
  };

  return {
    read: async () => read(),
    book: async (wish) => book(wish),
    change: async (code, wish) => {
      const old = bookingOf(code);
      if (!canStillChange(old, now())) throw new Refusal('late');
      return keep({ ...old, ...wish, code, tables: place(wish, code) });
    },
    cancel: async (code) => {
      const old = bookingOf(code);
      if (!canStillChange(old, now())) throw new Refusal('late');
      return keep({ ...old, status: 'cancelled' });
    },
    seat: async (code) => keep({ ...bookingOf(code), status: 'seated' }),
    wait: async (wish) => {
      const one = { ...wish, id: newCode(8, random) };
      write({ waiting: [...read().waiting, one] });
      return one;
    },
    admit: async (id) => {
      const { waiting, bookings } = read();
      const one = waiting.find((it) => it.id === id);
      if (!one) throw new Refusal('unknown');
      const start = openingFor(bookings, one, now());
      if (start === null) throw new Refusal('taken');
      const { day, guests, name, phone } = one;
      const booking = book({ day, start, guests, zone: null, name, phone, note: '' });
      write({ waiting: read().waiting.filter((it) => it.id !== id) });
      return booking;
    },
    order: async (wish) => {
      const { orders, soldOut, vouchers } = read();
      const count = wish.lines.reduce((sum, line) => sum + line.count, 0);
      if (count < 1 || count > kitchen.mostItems) throw new Refusal('amount');
      if (wish.lines.some(({ dish }) => soldOut.includes(dish) || !dishOf(dish)?.takeaway))
        throw new Refusal('gone');
      const time = pickUpsOn(orders, wish.lines, wish.day, now()).find(({ at }) => at === wish.at);
      if (!time?.free) throw new Refusal('kitchen');
      const voucher = vouchers.find(({ code }) => code === wish.voucher);
      const totals = totalsOf(wish.lines, wish.tip, voucher?.left ?? 0);
      if (wish.voucher && totals.voucher > 0) redeem(wish.voucher, totals.voucher);
      const number = Math.max(400, ...orders.map(({ id }) => Number(id))) + 1;
      const order = {
        ...wish,
        id: String(number),
        sum: totals.sum,
        paidByVoucher: totals.voucher,
        state: 'received' as const,
      };
      write({ orders: [...orders, order] });
      return order;
    },
    moveOrder: async (id, state) => {
      const { orders } = read();
      const order = orders.find((it) => it.id === id);
      if (!order) throw new Refusal('unknown');
      const moved = { ...order, state };
      write({ orders: orders.map((it) => (it === order ? moved : it)) });
      return moved;
    },
    sellVoucher: async (wish) => {
      if (!isAmount(wish.amount)) throw new Refusal('amount');
      const { vouchers } = read();
      const { day } = now();
      const voucher = {
        ...wish,
        code: fresh(codeLength, vouchers),
        sold: day,
        until: untilFor(day),
        left: wish.amount,
      };
      write({ vouchers: [...vouchers, voucher] });
      return voucher;
    },
    redeem: async (code, cents) => redeem(code, cents),
    reserve: async (wish) => {
      const evening = eveningOf(wish.evening);
      if (!evening) throw new Refusal('unknown');
      if (!Number.isInteger(wish.seats) || wish.seats < 1 || wish.seats > mostSeats) throw new Refusal('party');
      const { seats } = read();
      if (seatsLeft(evening, seats) < wish.seats) throw new Refusal('full');
      const one = { ...wish, code: fresh(6, seats) };
      write({ seats: [...seats, one] });
      return one;
    },
    setSoldOut: async (dish, gone) => {
      const others = read().soldOut.filter((id) => id !== dish);
      write({ soldOut: gone ? [...others, dish] : others });
    },
    reset: async () => box.clear(),
  };
}
