import type { Paise } from '../lib/money';

export const orderStatuses = ['paid', 'packed', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];
export const channels = ['Web', 'Instagram', 'Market stall'] as const;
export type Channel = (typeof channels)[number];

export interface OrderLine {
  productId: string;
  variantId: string;
  /** Name and variant as they were when it was ordered. */
  name: string;
  variant: string;
  quantity: number;
  price: Paise;
}

export interface OrderEvent {
  at: string;
  text: string;
  who: string;
}

export interface Refund {
  at: string;
  amount: Paise;
  reason: string;
}

export interface Order {
  /** The number that stands on the label. */
  id: string;
  placedAt: string;
  customerId: string;
  channel: Channel;
  status: OrderStatus;
  lines: OrderLine[];
  shipping: Paise;
  discount: Paise;
  discountCode: string | null;
  city: string;
  note: string;
  refunds: Refund[];
  events: OrderEvent[];
}

export interface Variant {
  id: string;
  name: string;
  sku: string;
  price: Paise;
  stock: number;
  /** At or below this many it is time to order more. */
  reorderAt: number;
}

export const shapes = ['lota', 'kadhai', 'tiffin', 'tumbler', 'dabba', 'kettle', 'ladle', 'thali'] as const;
export type Shape = (typeof shapes)[number];
export const metals = ['steel', 'brass', 'copper', 'iron', 'enamel'] as const;
export type Metal = (typeof metals)[number];

export interface Product {
  id: string;
  name: string;
  description: string;
  shape: Shape;
  metal: Metal;
  collection: string;
  status: 'active' | 'draft';
  variants: Variant[];
}

export interface Customer {
  id: string;
  name: string;
  email: string;
  city: string;
  since: string;
  note: string;
}

export interface Discount {
  /** The code a customer types. */
  id: string;
  kind: 'percent' | 'amount' | 'shipping';
  /** Percent, or paise for an amount; 0 for shipping. */
  value: number;
  minimum: Paise;
  /** First and last day, as YYYY-MM-DD. */
  starts: string;
  ends: string | null;
  used: number;
  limit: number | null;
  isPaused: boolean;
}

export interface Member {
  email: string;
  name: string;
  role: 'Owner' | 'Manager' | 'Packer';
}

export interface Settings {
  id: 'store';
  name: string;
  email: string;
  /** Orders paid before this hour leave the same day. */
  cutoffHour: number;
  scheme: 'system' | 'light' | 'dark';
  accent: 'turmeric' | 'verdigris' | 'rose';
  team: Member[];
}

/** The kinds of records, by the name of their collection. */
export interface Records {
  orders: Order;
  products: Product;
  customers: Customer;
  discounts: Discount;
  settings: Settings;
}
export type Collection = keyof Records;

/** Everything the console shows. */
export type Store = { [Name in Collection]: ReadonlyMap<string, Records[Name]> };

/** One thing a person did: records written and records removed, with words for the notice and for undo. */
export interface Change {
  label: string;
  puts: { [Name in Collection]?: Records[Name][] };
  removes: { [Name in Collection]?: string[] };
}
