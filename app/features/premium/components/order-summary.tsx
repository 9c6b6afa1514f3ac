import { formatExactRupees } from '../../../lib/rupees.ts';
import { Badge } from '../../../ui/badge.tsx';
import { PhotoView } from '../../../ui/photo.tsx';
import type { PurchaseData } from '../purchase.server.ts';

type Product = NonNullable<PurchaseData['product']>;

/** What is bought and what it comes to. Amounts with two decimals, so that they stand in a column. */
export function OrderSummary({ product }: { product: Product }) {
  const { title, category, price, originalPrice, photo } = product;
  return (
    <section aria-labelledby="order-summary">
      <h2 id="order-summary" className="font-display text-title font-bold">
        Order Summary
      </h2>
      <div className="mt-4 flex flex-wrap gap-x-6 gap-y-5">
        <div className="stand w-full shrink-0 sm:max-w-80">
          <PhotoView
            photo={photo}
            alt={`First screen of ${title}`}
            sizes="(min-width: 640px) 320px, calc(100vw - 32px)"
            priority
            className="aspect-16/10 rounded-sm border border-line bg-sunken"
          />
        </div>
        <div className="min-w-0">
          <p className="font-display text-[1.1875rem] leading-7 font-bold break-words">{title}</p>
          <p className="text-[0.9375rem] text-ink-soft">{category}</p>
          <p className="mt-2.5">
            <Badge>Premium Source Code</Badge>
          </p>
        </div>
      </div>
      <dl className="mt-7 border-t border-line text-[0.9375rem] tabular-nums">
        <Row term="Subtotal" amount={formatExactRupees(originalPrice ?? price)} />
        {originalPrice && <Row term="Discount" amount={`−${formatExactRupees(originalPrice - price)}`} />}
        <Row term="Tax" amount={formatExactRupees(0)} />
        <div className="flex items-baseline justify-between gap-4 border-t-2 border-ink pt-3">
          <dt className="font-semibold">Total</dt>
          <dd className="font-display text-title font-extrabold">{formatExactRupees(price)}</dd>
        </div>
      </dl>
    </section>
  );
}

function Row({ term, amount }: { term: string; amount: string }) {
  return (
    <div className="flex justify-between gap-4 py-2">
      <dt className="text-ink-soft">{term}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
