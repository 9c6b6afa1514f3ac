import type { Zone } from '../content/house.ts';

/** What a guest asks for. */
export interface TableWish {
  day: string;
  /** Minutes after midnight. */
  start: number;
  guests: number;
  /** null: wherever there is room. */
  zone: Zone | null;
  name: string;
  phone: string;
  note: string;
}

export interface Booking extends TableWish {
  code: string;
  /** One table, or two pushed together. */
  tables: string[];
  status: 'booked' | 'seated' | 'cancelled';
}

export interface Waiting {
  id: string;
  day: string;
  guests: number;
  /** Earliest and latest start. */
  from: number;
  to: number;
  name: string;
  phone: string;
}

export interface OrderLine {
  dish: string;
  count: number;
}

export const orderStates = ['received', 'cooking', 'ready', 'collected'] as const;
export type OrderState = (typeof orderStates)[number];

export interface OrderWish {
  lines: OrderLine[];
  day: string;
  /** Minutes after midnight, on a quarter. */
  at: number;
  name: string;
  phone: string;
  /** Cents. */
  tip: number;
  /** Code of a voucher that pays a part or all; empty for none. */
  voucher: string;
}

export interface Order extends OrderWish {
  id: string;
  /** Cents, tax included, without the tip. */
  sum: number;
  paidByVoucher: number;
  state: OrderState;
}

export interface VoucherWish {
  /** Cents. */
  amount: number;
  to: string;
  from: string;
  text: string;
  figure: string;
}

export interface Voucher extends VoucherWish {
  code: string;
  sold: string;
  /** Last day on which it is taken. */
  until: string;
  /** Cents that are left on it. */
  left: number;
}

export interface SeatsWish {
  evening: string;
  seats: number;
  name: string;
  mail: string;
}
export interface Seats extends SeatsWish {
  code: string;
}

/** Everything that changes. */
export interface House {
  bookings: Booking[];
  waiting: Waiting[];
  orders: Order[];
  vouchers: Voucher[];
  seats: Seats[];
  /** Ids of dishes that are finished for today. */
  soldOut: string[];
}

/** Why something can not be done. Each is a text of the site, under `refused.` */
export type Reason =
  | 'taken'
  | 'unknown'
  | 'late'
  | 'full'
  | 'kitchen'
  | 'gone'
  | 'spent'
  | 'expired'
  | 'amount'
  | 'closed'
  | 'party';

/** A refusal that the guest can be told. Anything else that goes wrong is a failure. */
export class Refusal extends Error {
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(reason);
    this.reason = reason;
  }
}
