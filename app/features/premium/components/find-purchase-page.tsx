import { Suspense } from 'react';
import { useSession } from '../../../shell/session.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Page, PageHeading } from '../../../ui/page.tsx';
import { partOnDemand } from '../../../ui/part-on-demand.tsx';
import type { OrderResult } from '../order.server.ts';
import { LinkForm } from './link-form.tsx';

const Purchases = partOnDemand(() => import('./purchases.tsx'));

/** A member's purchases; and for anyone whose link has expired, or who has lost the mail, a way to get it again. */
export function FindPurchasePage({ expired, result }: { expired: boolean; result: OrderResult | undefined }) {
  const { status } = useSession();
  return (
    <Page>
      <PageHeading
        title="Your purchases"
        intro="Enter the address you bought with, and the download links of all its purchases come by mail. Members find them on their profile as well."
      />
      {expired && !result && (
        <Alert className="mb-8 max-w-line" title="This download link does not work any more">
          Links work for 24 hours, and end with a refund. Have a new one sent.
        </Alert>
      )}
      {status === 'signed-in' && (
        <section aria-labelledby="account-purchases" className="mb-14">
          <h2 id="account-purchases" className="mb-5 font-display text-title font-bold">
            Purchases of your account
          </h2>
          <Suspense>
            <Purchases level={3} />
          </Suspense>
        </section>
      )}
      <LinkForm result={result} />
    </Page>
  );
}
