import { Download } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { longDate } from '../../../lib/dates.ts';
import { failureWords, NoAnswerError } from '../../../lib/failure-words.ts';
import { formatRupees } from '../../../lib/rupees.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink, buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { callShop, unansweredRefund } from '../check-out.ts';
import { productPaths } from '../product.ts';
import type { OrderView } from '../schema.ts';

const FAULT = 'Your purchases could not be loaded. Please try again.';

/**
 * All purchases of the signed-in member: every version to download, and the money back within 30 days. To be mounted
 * below a heading, where somebody is signed in; it reads its data itself. `level` is that of its own headings.
 */
export default function Purchases({ level = 2 }: { level?: 2 | 3 }) {
  const [orders, setOrders] = useState<OrderView[] | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  const load = useCallback(async () => {
    setFault(null);
    try {
      const read = await callShop<{ orders: OrderView[] }>('orders', { signedIn: true });
      if (read.ok) setOrders(read.answer.orders);
      else setFault(read.refusal.message);
    } catch (error) {
      console.info('The purchases could not be read.', error);
      setFault(FAULT);
    }
  }, []);
  useEffect(() => void load(), [load]);

  if (fault) {
    return (
      <Alert
        variant="danger"
        action={
          <Button size="sm" variant="secondary" onClick={load}>
            Try again
          </Button>
        }
      >
        {fault}
      </Alert>
    );
  }
  if (orders === null) {
    return (
      <div role="status" aria-busy="true" aria-label="Loading your purchases">
        <Skeleton className="h-24 w-full" />
      </div>
    );
  }
  if (orders.length === 0) {
    return (
      <EmptyState
        level={level}
        title="No purchases yet"
        description="What you buy while signed in, or with the address of this account, waits here to be downloaded again."
        action={<ButtonLink to={productPaths.catalogue}>Browse premium websites</ButtonLink>}
      />
    );
  }
  return (
    <ul aria-label="Purchases" className="max-w-4xl border-t border-line">
      {orders.map((order) => (
        <Purchase
          key={order.id}
          order={order}
          level={level}
          onChange={(changed) => setOrders(orders.map((one) => (one.id === changed.id ? changed : one)))}
        />
      ))}
    </ul>
  );
}

type PurchaseProps = { order: OrderView; level: 2 | 3; onChange: (order: OrderView) => void };

function Purchase({ order, level, onChange }: PurchaseProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const { product, downloads, state } = order;
  const [busy, setBusy] = useState(false);

  async function refund() {
    setBusy(true);
    try {
      const done = await callShop<{ order: OrderView }>('orders/refund', {
        body: { order: order.id },
        signedIn: true,
      });
      if (!done.ok) throw new Error(done.refusal.message);
      onChange(done.answer.order);
      toast({
        title: 'Refunded',
        description: `${formatRupees(order.refundable)} for ${product.title} is on its way back.`,
      });
    } catch (error) {
      toast({
        title: 'The refund did not go through',
        description: error instanceof NoAnswerError ? unansweredRefund(error) : failureWords(error),
        variant: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  }

  return (
    <li className="border-b border-line py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <Heading className="flex flex-wrap items-center gap-x-3 gap-y-1 font-display text-[1.1875rem] leading-7 font-bold">
            <Link
              to={productPaths.detail(product.slug)}
              className="rounded-xs hover:underline hover:underline-offset-4"
            >
              {product.title}
            </Link>
            {state === 'refunded' && <Badge>Refunded</Badge>}
          </Heading>
          <p className="mt-0.5 text-label text-ink-soft">
            {longDate(order.paid_at ?? order.created_at)} · {formatRupees(order.amount)} · Order{' '}
            {order.number}
            {state === 'paid' && order.returned > 0 && ` · ${formatRupees(order.returned)} returned`}
            {order.support_until && ` · email support until ${longDate(order.support_until)}`}
            {order.simulated && ' · simulated payment'}
          </p>
        </div>
        {state === 'refunded' && (
          <ButtonLink to={productPaths.purchase(product.slug)} size="sm" variant="secondary">
            Buy again
          </ButtonLink>
        )}
        {downloads.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {downloads.map(({ version, href }, index) => (
              <li key={version}>
                <a
                  href={href}
                  download
                  className={buttonClass({ size: 'sm', variant: index === 0 ? 'primary' : 'secondary' })}
                >
                  <Download aria-hidden="true" className="size-4" />
                  Download {version}
                  <span className="sr-only"> of {product.title}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {order.refundable_until && (
        <details className="mt-2">
          <summary className="inline-flex min-h-8 cursor-pointer items-center text-label font-semibold text-ink-soft underline decoration-line underline-offset-4 hover:text-ink hover:decoration-ink">
            Ask for a refund
          </summary>
          <p className="mt-1 max-w-line text-label text-ink-soft">
            {formatRupees(order.refundable)} comes back until {longDate(order.refundable_until)}. Your licence
            ends, and the download links stop working at once.
          </p>
          <Button size="sm" variant="danger" busy={busy} onClick={refund} className="mt-3">
            Refund {formatRupees(order.refundable)}
          </Button>
        </details>
      )}
    </li>
  );
}
