import type { SupabaseClient } from '@supabase/supabase-js';
import type { OrderState } from '../../../app/features/premium/schema.ts';
import {
  type OrderFacts,
  type PaymentFact,
  type RefundFact,
  returnedOf,
} from '../../payments/order-state.ts';

/** An order as its table keeps it. */
export interface StoredOrder {
  id: string;
  number: string;
  user_id: string | null;
  product_slug: string;
  product_title: string;
  version: string;
  email: string;
  full_name: string;
  amount: number;
  currency: string;
  provider: 'simulated' | 'razorpay';
  provider_order_id: string | null;
  state: OrderState;
  created_at: string;
  paid_at: string | null;
  refunded_at: string | null;
}

export interface NewOrder {
  checkout_hash: string;
  product_slug: string;
  product_title: string;
  version: string;
  email: string;
  full_name: string;
  amount: number;
  provider: 'simulated' | 'razorpay';
  user_id: string | null;
}

export interface Grant {
  id: string;
  order_id: string;
  version: string;
  expires_at: string;
}

/** A mail about an order on its way. */
export interface OrderMail {
  id: string;
  order_id: string;
  kind: 'receipt' | 'link' | 'refund' | 'partial_refund' | 'failed_refund';
  /** The refund that the last two kinds are about. */
  refund_id: string | null;
  attempts: number;
  created_at: string;
}

/** A captured payment and what has become of it. Amounts in paise. */
export interface PaidPayment extends PaymentFact {
  /** What is neither returned nor on its way back. */
  rest: number;
  /** The provider's ids of every refund of it, also of those that have failed. */
  refundIds: string[];
}

/** A refund in an operator's name. `paymentId` is the provider's; amounts in paise. */
export interface OperatorRefund {
  operator: string;
  orderId: string;
  paymentId: string;
  amount: number;
}

/** The shop's tables, through the client that any backend understands: ours in this process, or a remote one. */
export class OrderStore {
  readonly #client: SupabaseClient;

  constructor(operator: SupabaseClient) {
    this.#client = operator;
  }

  /** Places an order, or finds the one this browser has placed before. */
  async place(order: NewOrder): Promise<StoredOrder> {
    const placed = await this.#one<StoredOrder>('place_order', { ...order });
    if (!placed) throw new Error('An order was not stored.');
    return placed;
  }

  /** Notes the order's id at the provider's, unless another request has been quicker. Returns the order as it then is. */
  async open(id: string, providerOrderId: string): Promise<StoredOrder> {
    const { error } = await this.#orders()
      .update({ provider_order_id: providerOrderId })
      .eq('id', id)
      .is('provider_order_id', null);
    if (error) throw new Error(`An order was not opened: ${error.message}`);
    return (await this.find(id)) as StoredOrder;
  }

  find(id: string): Promise<StoredOrder | null> {
    return this.#findBy({ id });
  }

  findByProvider(provider: string, providerOrderId: string): Promise<StoredOrder | null> {
    return this.#findBy({ provider, provider_order_id: providerOrderId });
  }

  /** The orders of a member, the newest first, with those that were placed with their address before they signed in. */
  async ofMember(userId: string): Promise<StoredOrder[]> {
    const claimed = await this.#client.rpc('claim_orders', { member: userId });
    if (claimed.error) throw new Error(`Orders were not claimed: ${claimed.error.message}`);
    const { data, error } = await this.#orders()
      .select()
      .eq('user_id', userId)
      .in('state', ['paid', 'refunded'])
      .order('created_at', { ascending: false })
      .limit(200);
    if (error) throw new Error(`Orders could not be read: ${error.message}`);
    return data as StoredOrder[];
  }

  /** Takes what a provider said; see `record_order_event`. */
  record(orderId: string, eventKey: string, type: string, { payment, refund }: OrderFacts) {
    return this.#one<StoredOrder>('record_order_event', {
      order_id: orderId,
      event_key: eventKey,
      type,
      payment: payment ?? null,
      refund: refund ?? null,
    });
  }

  /** Payments of an order that were captured, the first one first. */
  async payments(orderId: string): Promise<PaidPayment[]> {
    const { data, error } = await this.#orders()
      .select(
        `payments(id:provider_payment_id, amount, currency, state, created_at),
         refunds(id:provider_refund_id, payment_id:provider_payment_id, amount, state)`,
      )
      .eq('id', orderId)
      .single();
    if (error) throw new Error(`Payments could not be read: ${error.message}`);
    const { payments, refunds } = data as {
      payments: (PaymentFact & { created_at: string })[];
      refunds: RefundFact[];
    };
    return payments
      .filter(({ state }) => state === 'captured')
      .sort((a, b) => a.created_at.localeCompare(b.created_at))
      .map(({ created_at: _, ...payment }) => ({
        ...payment,
        rest: Math.max(payment.amount - returnedOf(payment.id, refunds), 0),
        refundIds: refunds.filter(({ payment_id }) => payment_id === payment.id).map(({ id }) => id),
      }));
  }

  /** Checks an operator's refund and writes down that it begins; see `begin_refund`. Else says why it may not. */
  async beginRefund({
    operator,
    orderId,
    paymentId,
    amount,
    returned,
    reason,
  }: OperatorRefund & { returned: number; reason: string }): Promise<
    'begun' | 'orderNotFound' | 'orderChanged' | 'wrongRefund'
  > {
    const { error } = await this.#client.rpc('begin_refund', {
      operator,
      order_id: orderId,
      payment_id: paymentId,
      amount,
      returned,
      reason,
    });
    if (!error) return 'begun';
    if (error.code === 'PT404') return 'orderNotFound';
    if (error.code === 'PT409') return 'orderChanged';
    if (error.code === '23514') return 'wrongRefund';
    throw new Error(`A refund could not be begun: ${error.message}`);
  }

  /** Writes down how an operator's refund ended. `refundId` is the provider's, null when it was not made. */
  async endRefund({
    operator,
    orderId,
    paymentId,
    amount,
    refundId,
  }: OperatorRefund & { refundId: string | null }): Promise<void> {
    const { error } = await this.#client.rpc('end_refund', {
      operator,
      order_id: orderId,
      payment_id: paymentId,
      amount,
      refund_id: refundId,
    });
    if (error) throw new Error(`The end of a refund was not written down: ${error.message}`);
  }

  /** A refund by the id of its row. */
  async refund(id: string): Promise<{ amount: number; state: RefundFact['state'] } | null> {
    const { data, error } = await this.#client
      .from('refunds')
      .select('amount, state')
      .eq('id', id)
      .maybeSingle();
    if (error) throw new Error(`A refund could not be read: ${error.message}`);
    return data as { amount: number; state: RefundFact['state'] } | null;
  }

  grant(orderId: string, version: string): Promise<Grant | null> {
    return this.#one<Grant>('grant_download', { order_id: orderId, version });
  }

  /** Uses a grant; null when it does not hold any more. */
  use(grantId: string, version: string): Promise<StoredOrder | null> {
    return this.#one<StoredOrder>('use_download', { grant_id: grantId, version });
  }

  async mailLinks(email: string): Promise<void> {
    const { error } = await this.#client.rpc('mail_links', { email });
    if (error) throw new Error(`Links could not be asked for: ${error.message}`);
  }

  /** False when the order is not paid. */
  async review(orderId: string, name: string, feedback: string): Promise<boolean> {
    return (await this.#one('review_order', { order_id: orderId, name, feedback })) !== null;
  }

  async #findBy(match: Record<string, string>): Promise<StoredOrder | null> {
    const { data, error } = await this.#orders().select().match(match).maybeSingle();
    if (error) throw new Error(`An order could not be read: ${error.message}`);
    return data as StoredOrder | null;
  }

  async #one<T>(name: string, args: Record<string, unknown>): Promise<T | null> {
    const { data, error } = await this.#client.rpc(name, args);
    if (error) throw new Error(`${name}: ${error.message}`);
    return ((data as T[])[0] as T | undefined) ?? null;
  }

  #orders() {
    return this.#client.from('orders');
  }
}
