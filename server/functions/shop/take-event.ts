import type { ProviderEvent } from '../../payments/provider.ts';
import type { ShopContext } from './context.ts';
import type { StoredOrder } from './store.ts';

/**
 * Keeps what a provider has said of an order. A payment that the buyer has only authorized is captured first, also when
 * the browser never came back: left alone, it would lapse after some days. That is right for one that the order has no
 * use for, which goes back to the buyer so. Rejects with a PaymentError when the provider can not be asked; nothing is
 * kept then, so that the event can come again. Of two payments that come together one is captured.
 */
export function takeEvent(context: ShopContext, order: StoredOrder, event: ProviderEvent): Promise<void> {
  return context.orderMoney.run(order.id, async () =>
    takeInTurn(context, (await context.store.find(order.id)) ?? order, event),
  );
}

async function takeInTurn(context: ShopContext, order: StoredOrder, event: ProviderEvent): Promise<void> {
  const { authorized, eventKey, type, refund } = event;
  const isWanted =
    authorized !== undefined &&
    (order.state === 'created' || order.state === 'failed') &&
    authorized.amount === order.amount &&
    authorized.currency === order.currency;
  const payment = isWanted ? await context.payments.capture(authorized) : event.payment;
  await context.store.record(order.id, eventKey, type, { payment, refund });
  context.wakeDelivery();
}
