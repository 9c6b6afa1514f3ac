import type { OrderFacts, PaymentFact, RefundFact } from './order-state.ts';

/** What a provider needs to know of an order. */
interface PayableOrder {
  id: string;
  number: string;
  product_title: string;
  email: string;
  full_name: string;
  /** In paise. */
  amount: number;
  currency: string;
  provider_order_id: string | null;
}

/** A form that takes the buyer's browser to where it pays. */
interface Handoff {
  action: string;
  fields: Record<string, string>;
}

/** How a payment began: it is over already, or the buyer goes on at the provider's. */
type PaymentStart =
  | { kind: 'settled'; eventKey: string; payment: PaymentFact }
  | { kind: 'handoff'; handoff: Handoff };

/** An event that a provider reported and that is proven to come from it. */
export interface ProviderEvent extends OrderFacts {
  eventKey: string;
  type: string;
  providerOrderId: string;
  /** A payment that the buyer has allowed and that nobody has taken yet. Left alone, it goes back after some days. */
  authorized?: AuthorizedPayment | undefined;
}

/** Amount in paise. */
export interface AuthorizedPayment {
  id: string;
  amount: number;
  currency: string;
}

/** A refund to be made. The same key asks for the same refund, however often it is sent. */
interface RefundRequest {
  /** In paise, at most what is left of the payment. */
  amount: number;
  /** 10 to 60 letters, digits, hyphens and underscores. */
  key: string;
}

/** Somebody who takes money for us. `simulated` and `razorpay` are the two members. */
export interface PaymentProvider {
  readonly name: 'simulated' | 'razorpay';
  /** Opens the order at the provider's; its id there, or null where it keeps none. Rejects with a PaymentError. */
  openOrder(order: PayableOrder): Promise<string | null>;
  /** Begins to pay. `urls` are where the buyer comes back to. */
  start(order: PayableOrder, urls: { callback: string; cancel: string }): Promise<PaymentStart>;
  /** Reads what a browser brings back from paying. Null when it proves nothing. */
  readReturn(form: URLSearchParams): Promise<ProviderEvent | null>;
  /** Reads a message of the provider's own server. Throws a ForgedEventError; null for what is of no concern. */
  readWebhook(body: Buffer, headers: Headers): ProviderEvent | null;
  /** Takes a payment that was only authorized; undefined when that came to nothing. Rejects with a PaymentError. */
  capture(payment: AuthorizedPayment): Promise<PaymentFact | undefined>;
  /** Every refund of a payment that the provider knows of, also those made in its own dashboard. Rejects with a PaymentError. */
  refundsOf(payment: PaymentFact): Promise<RefundFact[]>;
  /** Gives a payment, or a part of it, back. Rejects with a PaymentError. */
  refund(order: PayableOrder, payment: PaymentFact, request: RefundRequest): Promise<RefundFact>;
}

/** The provider did not do what it was asked to. The message holds no key and no address. */
export class PaymentError extends Error {}

/** A message that claims to come from the provider and does not. */
export class ForgedEventError extends Error {}
