import { type MetaFunction, useActionData, useSearchParams } from 'react-router';
import { FindPurchasePage } from '../features/premium/components/find-purchase-page.tsx';
import { orderMeta } from '../features/premium/meta.ts';
import { type OrderResult, sendLinkAgain } from '../features/premium/order.server.ts';
import { siteUrlOf } from '../lib/seo.ts';

export { sendLinkAgain as action };

export const meta: MetaFunction = ({ matches }) => orderMeta(null, siteUrlOf(matches));

export default function PremiumPurchasesRoute() {
  const [search] = useSearchParams();
  return (
    <FindPurchasePage
      expired={search.get('link') === 'expired'}
      result={useActionData() as OrderResult | undefined}
    />
  );
}
