import { type HeadersFunction, type MetaFunction, useActionData, useLoaderData } from 'react-router';
import { changeOrderInBrowser, revalidateOrder } from '../features/premium/change-order.ts';
import { orderMeta } from '../features/premium/meta.ts';
import {
  changeOrder,
  loadOrder,
  type OrderData,
  type OrderResult,
} from '../features/premium/order.server.ts';
import '../features/premium/premium.css';
import { siteUrlOf } from '../../domain/site/seo.ts';
import { pageOnDemand } from '../shell/first-paint/page-on-demand.tsx';

export {
  changeOrder as action,
  changeOrderInBrowser as clientAction,
  loadOrder as loader,
  revalidateOrder as shouldRevalidate,
};

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const SuccessPage = pageOnDemand(() =>
  import('../features/premium/components/success-page.tsx').then((module) => module.SuccessPage),
);

export const { clientLoader } = SuccessPage;

export const meta: MetaFunction = ({ loaderData, matches }) =>
  orderMeta((loaderData as OrderData | undefined)?.product ?? null, siteUrlOf(matches));

export default function PremiumSuccessRoute() {
  return (
    <SuccessPage data={useLoaderData() as OrderData} result={useActionData() as OrderResult | undefined} />
  );
}
