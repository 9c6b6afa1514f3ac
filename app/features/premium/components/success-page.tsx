import { Download, Printer } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useRevalidator } from 'react-router';
import { longDate } from '../../../lib/dates.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, ButtonLink, buttonClass } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import type { OrderData, OrderResult } from '../order.server.ts';
import { type OrderView, SUPPORT_MONTHS } from '../schema.ts';
import { LinkForm } from './link-form.tsx';
import { ProductNotFound } from './product-not-found.tsx';
import { Receipt } from './receipt.tsx';
import { RefundForm } from './refund-form.tsx';
import { ReviewForm } from './review-form.tsx';

type Props = { data: OrderData; result: OrderResult | undefined };

/** The order after paying: its download, its receipt, and what else its buyer may want. */
export function SuccessPage({ data: { order, product, token }, result }: Props) {
  if (!product) return <ProductNotFound />;
  if (!order) return <NoOrder result={result} />;
  return (
    <Page width="narrow">
      {/* What says that one has paid lies on nothing here that is pressed, and not on the heading. */}
      <div data-toasts="top bottom-of-tablets">
        <Heading order={order} token={token} />
      </div>
      {result?.intent === 'refund' && !result.ok && (
        <Alert variant="danger" className="mt-6 max-w-line" title="The refund did not go through">
          {result.message}
        </Alert>
      )}
      <div className="mt-10 grid items-start gap-x-16 gap-y-12 lg:grid-cols-2">
        <div className="premium-noprint flex empty:hidden min-w-0 flex-col gap-10">
          {order.state === 'paid' && <Downloads order={order} />}
          {order.state === 'paid' && (
            <section aria-labelledby="send-again">
              <h2 id="send-again" className="mb-4 font-display text-title font-bold">
                Did the mail not arrive?
              </h2>
              <LinkForm result={result} email={order.email} />
            </section>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Receipt order={order} />
          {order.paid > 0 && (
            <Button
              variant="secondary"
              onClick={() => print()}
              className="premium-noprint self-start unscripted:hidden"
            >
              <Printer aria-hidden="true" className="size-4" />
              Print the receipt
            </Button>
          )}
          {order.support_until && (
            <p className="premium-noprint text-[0.9375rem] text-ink-soft">
              {SUPPORT_MONTHS} months of email support are included, until {longDate(order.support_until)}.{' '}
              <Link to="/contact" className="text-link">
                Contact Support
              </Link>{' '}
              with the number of your order.
            </p>
          )}
          {order.state === 'paid' && (
            <div className="premium-noprint mt-2">
              <RefundForm order={order} />
              <ReviewForm order={order} result={result} />
            </div>
          )}
        </div>
      </div>
    </Page>
  );
}

const HEADINGS: Record<OrderView['state'], { title: string; text: (order: OrderView) => string }> = {
  paid: {
    title: 'Thank you. It is yours.',
    text: ({ email }) => `A mail with the receipt and the download link is on its way to ${email}.`,
  },
  refunded: {
    title: 'Your money is on its way back',
    text: ({ product }) =>
      `The order of ${product.title} is refunded, and its download links have stopped working.`,
  },
  failed: {
    title: 'The payment did not go through',
    text: () => 'There was an error processing your payment. Please try again.',
  },
  created: {
    title: 'Waiting for your payment',
    text: () => 'The payment provider has not confirmed it yet. This page looks again by itself.',
  },
};

function Heading({ order, token }: { order: OrderView; token: string }) {
  const { title, text } = HEADINGS[order.state];
  return (
    <header>
      <h1 className="font-display text-page font-extrabold lg:max-w-[calc(100%-24rem)]">{title}</h1>
      <p className="premium-noprint mt-4 max-w-line text-lead text-ink-soft">{text(order)}</p>
      {order.state === 'created' && <Watch token={token} />}
      {order.state === 'failed' && (
        <ButtonLink to={`/premium/${order.product.slug}/purchase`} className="mt-6">
          Try again
        </ButtonLink>
      )}
    </header>
  );
}

/** Looks for the payment every three seconds; without scripts a link does. */
function Watch({ token }: { token: string }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), 3000);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <a href={`?order=${token}`} className={buttonClass({ variant: 'secondary' }, 'mt-6')}>
      Look again
    </a>
  );
}

function Downloads({ order: { downloads, product } }: { order: OrderView }) {
  const [newest, ...older] = downloads;
  if (!newest) return null;
  return (
    <section aria-labelledby="download" className="stand rounded-sm border border-line bg-surface p-6 sm:p-8">
      <h2 id="download" className="font-display text-title font-bold">
        {product.title}
      </h2>
      <p className="mt-1.5 text-[0.9375rem] text-ink-soft">
        Source code, documentation and your licence, version {newest.version}.
      </p>
      <a
        href={newest.href}
        download
        className={buttonClass(
          { size: 'lg' },
          'mt-5 max-[24rem]:w-full max-[24rem]:gap-2! max-[24rem]:px-2! max-[24rem]:text-[0.9375rem]!',
        )}
      >
        <Download aria-hidden="true" className="size-4.5" />
        Download the source code
      </a>
      {older.length > 0 && (
        <ul className="mt-5 flex flex-wrap gap-x-5 gap-y-1 text-[0.9375rem]">
          {older.map(({ version, href }) => (
            <li key={version}>
              <a href={href} download className="text-link">
                Version {version}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-5 border-t border-line pt-4 text-label text-ink-soft">
        The link is yours alone and works until {longDate(newest.expires_at)}. After that a new one comes by
        mail.
      </p>
    </section>
  );
}

function NoOrder({ result }: { result: OrderResult | undefined }) {
  return (
    <Page>
      <h1 className="font-display text-page font-extrabold">This page has expired</h1>
      <p className="mt-4 mb-8 max-w-line text-lead text-ink-soft">
        Pages of orders can be opened for 24 hours. Your purchase is safe: have a new link sent to the address
        you bought with.
      </p>
      <LinkForm result={result} />
    </Page>
  );
}
