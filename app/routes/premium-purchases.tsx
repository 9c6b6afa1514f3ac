import { type MetaFunction, useActionData, useSearchParams } from 'react-router';
import { siteUrlOf } from '../../domain/site/seo.ts';
import { orderMeta } from '../features/premium/meta.ts';
import { type OrderResult, sendLinkAgain } from '../features/premium/order.server.ts';
import { pageOnDemand } from '../shell/first-paint/page-on-demand.tsx';

export {
  changeOrderInBrowser as clientAction,
  revalidateOrder as shouldRevalidate,
} from '../features/premium/change-order.ts';
export { noData as loader } from '../lib/no-data.ts';
export { sendLinkAgain as action };

const FindPurchasePage = pageOnDemand(() =>
  import('../features/premium/components/find-purchase-page.tsx').then((module) => module.FindPurchasePage),
);

export const { clientLoader } = FindPurchasePage;

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
