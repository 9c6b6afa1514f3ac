import { type HeadersFunction, type MetaFunction, useActionData, useLoaderData } from 'react-router';
import { purchaseMeta } from '../features/premium/meta.ts';
import '../features/premium/premium.css';
import { siteUrlOf } from '../../domain/site/seo.ts';
import {
  loadPurchase,
  type PurchaseData,
  type PurchaseResult,
  purchase,
} from '../features/premium/purchase.server.ts';
import { pageOnDemand } from '../shell/first-paint/page-on-demand.tsx';

export { loadPurchase as loader, purchase as action };

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const PurchasePage = pageOnDemand(
  () => import('../features/premium/components/purchase-page.tsx').then((module) => module.PurchasePage),
  // A purchase sent before the scripts came goes on to the payment by itself.
  () => Promise.resolve(),
);

export const { clientLoader } = PurchasePage;

export const meta: MetaFunction = ({ loaderData, matches }) =>
  purchaseMeta((loaderData as PurchaseData | undefined)?.product ?? null, siteUrlOf(matches));

export default function PremiumPurchaseRoute() {
  return (
    <PurchasePage
      data={useLoaderData() as PurchaseData}
      result={useActionData() as PurchaseResult | undefined}
    />
  );
}
