import { createHash } from 'node:crypto';
import { z } from 'zod';
import { refundFault } from '../../../app/features/premium/schema.ts';
import { PaymentError } from '../../payments/provider.ts';
import { functionError } from '../kit/errors.ts';
import type { ShopContext } from './context.ts';
import { refundableUntil } from './order-view.ts';
import type { PaidPayment, StoredOrder } from './store.ts';

/** What an operator asks for at the context. Amounts in paise. */
const operatorRefund = z.object({
  /** The provider's id of the payment. */
  payment: z.string().min(1).max(100),
  amount: z.int().positive(),
  /** What the operator has seen of the payment to be returned already. */
  returned: z.int().nonnegative(),
  reason: z.string().trim().min(1).max(1000),
});

/** Gives a buyer all that is left of every payment and ends the right to download. Asked twice, it is done once. */
export function refundOrder(context: ShopContext, order: StoredOrder): Promise<StoredOrder> {
  return context.orderMoney.run(order.id, async () =>
    refundInTurn(context, (await context.store.find(order.id)) ?? order),
  );
}

async function refundInTurn(context: ShopContext, order: StoredOrder): Promise<StoredOrder> {
  if (order.state === 'refunded') return order;
  if (order.state !== 'paid') throw functionError('orderNotPaid');
  if (!refundableUntil(order)) throw functionError('refundPeriodOver');
  try {
    for (const payment of await paymentsNow(context, order)) {
      if (payment.rest > 0) await send(context, order, payment, payment.rest);
    }
  } catch (error) {
    throw refusalOf(context, order, error);
  }
  context.wakeDelivery();
  return (await context.store.find(order.id)) ?? order;
}

/**
 * Gives back one payment, or a part of it, in an operator's name: at any time, and written to the audit log before the
 * money moves and after. Throws 409 when something else was returned meanwhile, so that the same request sent twice
 * returns the money once.
 */
export function refundAsOperator(context: ShopContext, request: RefundByOperator): Promise<void> {
  return context.orderMoney.run(request.order.id, () => refundInNameOf(context, request));
}

interface RefundByOperator {
  operator: string;
  order: StoredOrder;
  fields: Record<string, unknown>;
}

async function refundInNameOf(
  context: ShopContext,
  { operator, order, fields }: RefundByOperator,
): Promise<void> {
  const parsed = operatorRefund.safeParse(fields);
  if (!parsed.success) throw functionError('wrongRefund');
  const { amount, returned, reason } = parsed.data;
  try {
    const payment = (await paymentsNow(context, order)).find(({ id }) => id === parsed.data.payment);
    if (!payment) throw functionError('orderNotFound');
    if (payment.amount - payment.rest !== returned) throw functionError('orderChanged');
    if (refundFault(amount, payment.rest)) throw functionError('wrongRefund');
    const entry = { operator, orderId: order.id, paymentId: payment.id, amount };
    const begun = await context.store.beginRefund({ ...entry, returned, reason });
    if (begun !== 'begun') throw functionError(begun);
    try {
      const refundId = await send(context, order, payment, amount);
      await context.store.endRefund({ ...entry, refundId });
    } catch (error) {
      // Whatever else has failed, the money may have moved.
      if (error instanceof PaymentError) await context.store.endRefund({ ...entry, refundId: null });
      throw error;
    }
  } catch (error) {
    throw refusalOf(context, order, error);
  }
  context.wakeDelivery();
}

/** An order's captured payments, after the provider was asked what else has gone back of them. */
async function paymentsNow(context: ShopContext, order: StoredOrder): Promise<PaidPayment[]> {
  const payments = await context.store.payments(order.id);
  await Promise.all(payments.map((payment) => readRefunds(context, order, payment)));
  return context.store.payments(order.id);
}

async function readRefunds(context: ShopContext, order: StoredOrder, payment: PaidPayment): Promise<void> {
  for (const refund of await context.payments.refundsOf(payment)) {
    await context.store.record(order.id, `refund ${refund.id} ${refund.state}`, 'refund', { refund });
  }
}

/** Sends one refund and keeps it; its id at the provider. */
async function send(
  context: ShopContext,
  order: StoredOrder,
  payment: PaidPayment,
  amount: number,
): Promise<string> {
  // The number of refunds before it tells it from an equal one that was made, or has failed, earlier.
  const text = JSON.stringify([payment.id, payment.refundIds.length, amount]);
  const key = `${order.number}-${createHash('sha256').update(text).digest('base64url').slice(0, 16)}`;
  try {
    const refund = await context.payments.refund(order, payment, { amount, key });
    await context.store.record(order.id, `refund ${refund.id} ${refund.state}`, 'refund', { refund });
    return refund.id;
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    // The answer may have been lost, or somebody has returned as much in the provider's own dashboard meanwhile.
    await readRefunds(context, order, payment);
    const now = (await context.store.payments(order.id)).find(({ id }) => id === payment.id);
    const made = now?.refundIds.find((id) => !payment.refundIds.includes(id));
    if (made && now && payment.rest - now.rest === amount) return made;
    throw error;
  }
}

function refusalOf(context: ShopContext, order: StoredOrder, error: unknown): unknown {
  if (!(error instanceof PaymentError)) return error;
  context.log.error('refund_failed', { order: order.number, reason: error.message });
  return functionError('refundFailed');
}
