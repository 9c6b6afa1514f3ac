import { Alert } from '../../../ui/alert.tsx';
import { Page, PageHeading } from '../../../ui/page.tsx';
import type { OrderResult } from '../order.server.ts';
import { LinkForm } from './link-form.tsx';

/** For a buyer whose link has expired, or who has lost the mail. */
export function FindPurchasePage({ expired, result }: { expired: boolean; result: OrderResult | undefined }) {
  return (
    <Page>
      <PageHeading
        title="Your purchases"
        intro="Enter the address you bought with, and the download links of all its purchases come by mail. Members find them on their profile as well."
      />
      {expired && !result && (
        <Alert className="mb-8 max-w-prose" title="This download link does not work any more">
          Links work for 24 hours, and end with a refund. Have a new one sent.
        </Alert>
      )}
      <LinkForm result={result} />
    </Page>
  );
}
