import { useConsole } from '../../app/StoreContext';
import type { Order, OrderStatus } from '../../data/types';
import { Status, type Tone } from '../../ui/Status';
import { isLate, refundedOf, statusNames } from './orders';

const tones: Record<OrderStatus, Tone> = {
  paid: 'mark',
  packed: 'mark',
  shipped: 'plain',
  delivered: 'good',
  cancelled: 'plain',
};

/** The state of an order; lateness and refunds are said beside it. */
export function OrderState({ order }: { order: Order }) {
  const { settings, now } = useConsole();
  const late = isLate(order, settings.cutoffHour, now);
  return (
    <span className="inline-flex flex-wrap gap-1 whitespace-nowrap">
      <Status tone={late ? 'bad' : tones[order.status]}>
        {late ? `${statusNames[order.status]}, late` : statusNames[order.status]}
      </Status>
      {refundedOf(order) > 0 ? <Status tone="plain">refund</Status> : null}
    </span>
  );
}
