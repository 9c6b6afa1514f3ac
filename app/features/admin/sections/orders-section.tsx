import { useState } from 'react';
import { Link } from 'react-router';
import { localDate, localMoment } from '../../../lib/dates.ts';
import { formatRupees } from '../../../lib/rupees.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { supportUntil } from '../../premium/schema.ts';
import { RefundDialog } from '../components/refund-dialog.tsx';
import { Row } from '../components/row.tsx';
import { RowList } from '../components/row-list.tsx';
import { Views } from '../components/views.tsx';
import { refundPayment } from '../decide.ts';
import { describeMoney, heldPayments } from '../order-money.ts';
import { readOrders } from '../read.ts';
import type { Place } from '../sections.ts';
import { useDecision, useRows } from '../use-desk.ts';

const VIEWS = [
  { id: '', label: 'Paid' },
  { id: 'refunded', label: 'Refunded' },
  { id: 'failed', label: 'Failed' },
  { id: 'created', label: 'Not paid' },
] as const;

/** What was ordered and by whom, with the money that can be given back. */
export function OrdersSection({ place }: { place: Place }) {
  const query = useRows(place, readOrders);
  const { decide } = useDecision();
  const [chosen, setChosen] = useState<string | null>(null);
  // As it is now: after a refusal the list has been read again.
  const refunding = query.data?.rows.find(({ id }) => id === chosen);
  return (
    <>
      <Views place={place} label="Which orders" views={VIEWS} />
      <RowList
        place={place}
        query={query}
        noun="order"
        empty={{ title: 'None here', description: 'No order is in this state.' }}
      >
        {(order) => {
          const payments = heldPayments(order);
          return (
            <Row
              title={`${order.number}: ${formatRupees(order.amount)}`}
              tags={
                <>
                  {order.provider === 'simulated' && <Badge>Simulated</Badge>}
                  {payments.length > 1 && <Badge variant="danger">Paid {payments.length} times</Badge>}
                </>
              }
              facts={[
                localMoment(order.created_at),
                <Link key="product" to={`/premium/${order.product_slug}`}>
                  {order.product_title} {order.version}
                </Link>,
                order.full_name,
                order.email,
                order.state === 'paid' &&
                  order.paid_at &&
                  `Email support until ${localDate(supportUntil(order.paid_at))}`,
              ]}
              actions={
                <>
                  <a
                    href={`mailto:${encodeURIComponent(order.email)}?subject=${encodeURIComponent(`Your order ${order.number}`)}`}
                    className={buttonClass({ size: 'sm', variant: 'secondary' })}
                  >
                    Write to the buyer
                  </a>
                  {payments.some(({ rest }) => rest > 0) && (
                    <Button size="sm" variant="ghost" onClick={() => setChosen(order.id)}>
                      Refund
                    </Button>
                  )}
                </>
              }
            >
              {describeMoney(payments, order.amount)}
            </Row>
          );
        }}
      </RowList>
      {refunding && (
        <RefundDialog
          order={refunding}
          payments={heldPayments(refunding).filter(({ rest }) => rest > 0)}
          onClose={() => setChosen(null)}
          onConfirm={({ payment, amount, reason }) =>
            decide({
              id: refunding.id,
              act: (client) => refundPayment(client, { order: refunding.id, payment, amount, reason }),
              done: `${formatRupees(amount)} is on its way back to ${refunding.full_name}.`,
            })
          }
        />
      )}
    </>
  );
}
