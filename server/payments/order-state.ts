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

/**
 * What an order of `amount` paise is by its ledger: refunded when all of it is on its way back or has arrived there,
 * paid when one captured payment covers it in its currency, failed when payments were tried in vain.
 */
export function orderState(order: { amount: number; currency: string }, ledger: Ledger): OrderState {
  const back = [...ledger.refunds.values()]
    .filter(({ state }) => state !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);
  if (back >= order.amount) return 'refunded';
  const payments = [...ledger.payments.values()];
  const covers = ({ state, amount, currency }: PaymentFact) =>
    state === 'captured' && currency === order.currency && amount >= order.amount;
  if (payments.some(covers)) return 'paid';
  return payments.length > 0 ? 'failed' : 'created';
}
