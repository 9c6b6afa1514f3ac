import type {
  Booking,
  House,
  Order,
  OrderState,
  OrderWish,
  Seats,
  SeatsWish,
  TableWish,
  Voucher,
  VoucherWish,
  Waiting,
} from './types.ts';

/**
 * All that the site asks of a server. `local.ts` answers from the browser; `index.ts` chooses. Every method rejects with
 * a `Refusal` when the house can not do it, and with another Error when it could not be asked.
 */
export interface HouseApi {
  /** All that changes. A server gives a guest no names: only times and tables of others. */
  read(): Promise<House>;
  book(wish: TableWish): Promise<Booking>;
  /** Moves a booking; the old table is free again only when the new one is certain. */
  change(code: string, wish: TableWish): Promise<Booking>;
  cancel(code: string): Promise<Booking>;
  seat(code: string): Promise<Booking>;
  wait(wish: Omit<Waiting, 'id'>): Promise<Waiting>;
  /** Gives somebody who waits a table, at the first time that fits. */
  admit(id: string): Promise<Booking>;
  order(wish: OrderWish): Promise<Order>;
  moveOrder(id: string, state: OrderState): Promise<Order>;
  sellVoucher(wish: VoucherWish): Promise<Voucher>;
  /** Takes `cents` off a voucher. */
  redeem(code: string, cents: number): Promise<Voucher>;
  reserve(wish: SeatsWish): Promise<Seats>;
  setSoldOut(dish: string, gone: boolean): Promise<void>;
  /** Back to the sample. */
  reset(): Promise<void>;
}
