import { Link } from 'react-router';
import { localMoment } from '../../../lib/dates.ts';
import { formatRupees } from '../../../lib/rupees.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Row } from '../components/row.tsx';
import { RowList } from '../components/row-list.tsx';
import { Views } from '../components/views.tsx';
import { readOrders } from '../read.ts';
import type { Place } from '../sections.ts';
import { useRows } from '../use-desk.ts';

const VIEWS = [
  { id: '', label: 'Paid' },
  { id: 'refunded', label: 'Refunded' },
  { id: 'failed', label: 'Failed' },
  { id: 'created', label: 'Not paid' },
] as const;

/** What was ordered and by whom. Money is moved at the payment provider's, not here. */
export function OrdersSection({ place }: { place: Place }) {
  const query = useRows(place, readOrders);
  return (
    <>
      <Views place={place} label="Which orders" views={VIEWS} />
      <RowList
        place={place}
        query={query}
        noun="order"
        empty={{ title: 'None here', description: 'No order is in this state.' }}
      >
        {(order) => (
          <Row
            title={`${order.number}: ${formatRupees(order.amount)}`}
            tags={order.provider === 'simulated' && <Badge>Simulated</Badge>}
            facts={[
              localMoment(order.created_at),
              <Link key="product" to={`/premium/${order.product_slug}`}>
                {order.product_title} {order.version}
              </Link>,
              order.full_name,
            ]}
            actions={
              <a
                href={`mailto:${encodeURIComponent(order.email)}?subject=${encodeURIComponent(`Your order ${order.number}`)}`}
                className={buttonClass({ size: 'sm', variant: 'secondary' })}
              >
                Write to {order.email}
              </a>
            }
          />
        )}
      </RowList>
    </>
  );
}
