import { formatRupees } from '../../lib/rupees.ts';

/** What the desk reads of an order's money. Amounts in paise, ids the provider's. */
export type OrderMoney = {
  payments: { id: string; amount: number; state: 'failed' | 'captured'; created_at: string }[];
  refunds: { id: string; payment_id: string; amount: number; state: 'pending' | 'processed' | 'failed' }[];
};

/** A captured payment: what of it is returned or on its way back, and what is left. */
export type HeldPayment = {
  id: string;
  amount: number;
  returned: number;
  pending: number;
  /** What could not be sent, though it was asked for. */
  failed: number;
  rest: number;
};

/** Captured payments of an order, the first one first. */
export function heldPayments({ payments, refunds }: OrderMoney): HeldPayment[] {
  return payments
    .filter(({ state }) => state === 'captured')
    .sort((a, b) => a.created_at.localeCompare(b.created_at))
    .map(({ id, amount }) => {
      const own = refunds.filter(({ payment_id }) => payment_id === id);
      const sum = (...states: string[]) =>
        own.filter(({ state }) => states.includes(state)).reduce((all, one) => all + one.amount, 0);
      const returned = sum('pending', 'processed');
      return {
        id,
        amount,
        returned,
        pending: sum('pending'),
        failed: sum('failed'),
        rest: Math.max(amount - returned, 0),
      };
    });
}

/** A line for each payment, where there is more to say than that the price was paid. */
export function describeMoney(payments: HeldPayment[], price: number): string {
  const [only] = payments;
  if (payments.length === 1 && only?.amount === price && only.returned + only.failed === 0) return '';
  return payments
    .map(({ amount, returned, pending, failed, rest }, index) => {
      const parts = [
        `${formatRupees(amount)} paid`,
        returned > 0 &&
          `${formatRupees(returned)} returned${pending > 0 ? ` (${pending === returned ? 'on its way' : `${formatRupees(pending)} on its way`})` : ''}`,
        failed > 0 && `${formatRupees(failed)} could not be sent`,
        returned > 0 && rest > 0 && `${formatRupees(rest)} left`,
      ];
      const name = payments.length > 1 ? `Payment ${index + 1}: ` : '';
      return name + parts.filter(Boolean).join(', ');
    })
    .join('\n');
}
