import { ArrowLeft, Check, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Alert } from '../../../ui/alert.tsx';
import { Page } from '../../../ui/page.tsx';
import { productPaths } from '../product.ts';
import type { PurchaseData, PurchaseResult } from '../purchase.server.ts';
import { SUPPORT_MONTHS } from '../schema.ts';
import { OrderSummary } from './order-summary.tsx';
import { ProductNotFound } from './product-not-found.tsx';
import { PurchaseForm } from './purchase-form.tsx';

/** What is bought at the left, paying at the right. */
export function PurchasePage({ data, result }: { data: PurchaseData; result: PurchaseResult | undefined }) {
  const { product, open } = data;
  if (!product) return <ProductNotFound />;
  return (
    <Page width="narrow">
      <Link
        to={productPaths.detail(product.slug)}
        className="-ml-1 inline-flex min-h-10 items-center gap-2 rounded-xs px-1 text-[0.9375rem] font-semibold text-ink-soft hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to Details
      </Link>
      <h1 className="mt-4 font-display text-heading font-extrabold">Complete Your Purchase</h1>
      <div className="mt-9 grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
        <div className="flex min-w-0 flex-col gap-10">
          <OrderSummary product={product} />
          <section aria-labelledby="whats-included">
            <h2 id="whats-included" className="font-display text-title font-bold">
              What's Included
            </h2>
            <ul className="mt-4 flex flex-col gap-2.5">
              <Included>
                {product.sourceFiles} source files, version {product.version}, with a licence in your name
              </Included>
              <Included>{product.documentation}</Included>
              <Included>{SUPPORT_MONTHS} months of email support</Included>
            </ul>
          </section>
        </div>
        <div data-toasts="aside" className="flex min-w-0 flex-col gap-8">
          {open ? (
            <PurchaseForm product={product} data={data} result={result} />
          ) : (
            <Alert title="Purchases are not possible on this site at the moment." />
          )}
          <section aria-labelledby="guarantee" className="flex gap-4">
            <ShieldCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-success-text" />
            <div>
              <h2 id="guarantee" className="font-semibold">
                30-Day Money Back Guarantee
              </h2>
              <p className="text-[0.9375rem] text-ink-soft">
                Not satisfied? Get a full refund within 30 days.
              </p>
            </div>
          </section>
        </div>
      </div>
    </Page>
  );
}

function Included({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success-text" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
