import { createHash } from 'node:crypto';
import { z } from 'zod';
import { refundFault } from '../../../app/features/premium/schema.ts';
import { PaymentError } from '../../payments/provider.ts';
import type { Desk } from './desk.ts';
import { shopError } from './errors.ts';
import { refundableUntil } from './order-view.ts';
import type { PaidPayment, StoredOrder } from './store.ts';

/** What an operator asks for at the desk. Amounts in paise. */
const operatorRefund = z.object({
  /** The provider's id of the payment. */
  payment: z.string().min(1).max(100),
  amount: z.int().positive(),
  /** What the operator has seen of the payment to be returned already. */
  returned: z.int().nonnegative(),
  reason: z.string().trim().min(1).max(1000),
});

/** Gives a buyer all that is left of every payment and ends the right to download. Asked twice, it is done once. */
export function refundOrder(desk: Desk, order: StoredOrder): Promise<StoredOrder> {
  return desk.orderMoney.run(order.id, async () =>
    refundInTurn(desk, (await desk.store.find(order.id)) ?? order),
  );
}

async function refundInTurn(desk: Desk, order: StoredOrder): Promise<StoredOrder> {
  if (order.state === 'refunded') return order;
  if (order.state !== 'paid') throw shopError('notPaid');
  if (!refundableUntil(order)) throw shopError('tooLate');
  try {
    for (const payment of await paymentsNow(desk, order)) {
      if (payment.rest > 0) await send(desk, order, payment, payment.rest);
    }
  } catch (error) {
    throw refusalOf(desk, order, error);
  }
  desk.wakeDelivery();
  return (await desk.store.find(order.id)) ?? order;
}

/**
 * Gives back one payment, or a part of it, in an operator's name: at any time, and written to the audit log before the
 * money moves and after. Throws 409 when something else was returned meanwhile, so that the same request sent twice
 * returns the money once.
 */
export function refundAsOperator(desk: Desk, request: RefundByOperator): Promise<void> {
  return desk.orderMoney.run(request.order.id, () => refundInNameOf(desk, request));
}

interface RefundByOperator {
  operator: string;
  order: StoredOrder;
  fields: Record<string, unknown>;
}

async function refundInNameOf(desk: Desk, { operator, order, fields }: RefundByOperator): Promise<void> {
  const parsed = operatorRefund.safeParse(fields);
  if (!parsed.success) throw shopError('wrongRefund');
  const { amount, returned, reason } = parsed.data;
  try {
    const payment = (await paymentsNow(desk, order)).find(({ id }) => id === parsed.data.payment);
    if (!payment) throw shopError('orderNotFound');
    if (payment.amount - payment.rest !== returned) throw shopError('orderChanged');
    if (refundFault(amount, payment.rest)) throw shopError('wrongRefund');
    const entry = { operator, orderId: order.id, paymentId: payment.id, amount };
    const begun = await desk.store.beginRefund({ ...entry, returned, reason });
    if (begun !== 'begun') throw shopError(begun);
    try {
      const refundId = await send(desk, order, payment, amount);
      await desk.store.endRefund({ ...entry, refundId });
    } catch (error) {
      // Whatever else has failed, the money may have moved.
      if (error instanceof PaymentError) await desk.store.endRefund({ ...entry, refundId: null });
      throw error;
    }
  } catch (error) {
    throw refusalOf(desk, order, error);
  }
  desk.wakeDelivery();
}

/** An order's captured payments, after the provider was asked what else has gone back of them. */
async function paymentsNow(desk: Desk, order: StoredOrder): Promise<PaidPayment[]> {
  const payments = await desk.store.payments(order.id);
  await Promise.all(payments.map((payment) => readRefunds(desk, order, payment)));
  return desk.store.payments(order.id);
}

async function readRefunds(desk: Desk, order: StoredOrder, payment: PaidPayment): Promise<void> {
  for (const refund of await desk.payments.refundsOf(payment)) {
    await desk.store.record(order.id, `refund ${refund.id} ${refund.state}`, 'refund', { refund });
  }
}

/** Sends one refund and keeps it; its id at the provider. */
async function send(desk: Desk, order: StoredOrder, payment: PaidPayment, amount: number): Promise<string> {
  // The number of refunds before it tells it from an equal one that was made, or has failed, earlier.
  const text = JSON.stringify([payment.id, payment.refundIds.length, amount]);
  const key = `${order.number}-${createHash('sha256').update(text).digest('base64url').slice(0, 16)}`;
  try {
    const refund = await desk.payments.refund(order, payment, { amount, key });
    await desk.store.record(order.id, `refund ${refund.id} ${refund.state}`, 'refund', { refund });
    return refund.id;
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    // The answer may have been lost, or somebody has returned as much in the provider's own dashboard meanwhile.
    await readRefunds(desk, order, payment);
    const now = (await desk.store.payments(order.id)).find(({ id }) => id === payment.id);
    const made = now?.refundIds.find((id) => !payment.refundIds.includes(id));
    if (made && now && payment.rest - now.rest === amount) return made;
    throw error;
  }
}

function refusalOf(desk: Desk, order: StoredOrder, error: unknown): unknown {
  if (!(error instanceof PaymentError)) return error;
  desk.log.error('refund_failed', { order: order.number, reason: error.message });
  return shopError('refundFailed');
}
