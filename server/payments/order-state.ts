/** What an order can be. */
export type OrderState = 'created' | 'paid' | 'failed' | 'refunded';

/** What a provider has said of one payment. Amounts in paise. */
export interface PaymentFact {
  id: string;
  amount: number;
  currency: string;
  state: 'failed' | 'captured';
}

/** What a provider has said of money that goes back. */
export interface RefundFact {
  id: string;
  payment_id: string;
  amount: number;
  state: 'pending' | 'processed' | 'failed';
}

/** One event about an order: what it says of a payment, of a refund, or of both. */
export interface OrderFacts {
  payment?: PaymentFact | undefined;
  refund?: RefundFact | undefined;
}

/** Everything known about an order's money. */
export interface Ledger {
  payments: ReadonlyMap<string, PaymentFact>;
  refunds: ReadonlyMap<string, RefundFact>;
}

export const emptyLedger: Ledger = { payments: new Map(), refunds: new Map() };

/**
 * The ledger after one more event. What is known only grows: a captured payment stays captured, and a refund that has
 * ended stays as it ended. Therefore neither the order of events nor their repetition makes a difference.
 */
export function addFacts(ledger: Ledger, { payment, refund }: OrderFacts): Ledger {
  const payments = new Map(ledger.payments);
  const refunds = new Map(ledger.refunds);
  if (payment && payments.get(payment.id)?.state !== 'captured') payments.set(payment.id, payment);
  if (refund) {
    const known = refunds.get(refund.id);
    if (!known) refunds.set(refund.id, refund);
    else if (known.state === 'pending') refunds.set(refund.id, { ...known, state: refund.state });
  }
  return { payments, refunds };
}

/** What of each payment is on its way back, or has arrived there, in paise. */
export function returnedOf(paymentId: string, refunds: Iterable<RefundFact>): number {
  let sum = 0;
  for (const { payment_id, amount, state } of refunds) {
    if (payment_id === paymentId && state !== 'failed') sum += amount;
  }
  return sum;
}

/**
 * What an order of `amount` paise is by its ledger. Each payment is looked at alone, by what was captured less what was
 * returned: the order is paid while one that covers it in its currency is not wholly returned, refunded when every such
 * payment is, and failed when payments were tried in vain.
 */
export function orderState(order: { amount: number; currency: string }, ledger: Ledger): OrderState {
  const payments = [...ledger.payments.values()];
  const covering = payments.filter(
    ({ state, amount, currency }) =>
      state === 'captured' && currency === order.currency && amount >= order.amount,
  );
  if (covering.some(({ id, amount }) => amount > returnedOf(id, ledger.refunds.values()))) return 'paid';
  if (covering.length > 0) return 'refunded';
  return payments.length > 0 ? 'failed' : 'created';
}
