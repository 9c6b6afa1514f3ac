import { type MetaFunction, useLoaderData } from 'react-router';
import { type CatalogueData, loadProducts } from '../features/premium/load.server.ts';
import { catalogueMeta } from '../features/premium/meta.ts';
import '../features/premium/premium.css';
import { siteUrlOf } from '../../domain/site/seo.ts';
import { pageOnDemand } from '../shell/first-paint/page-on-demand.tsx';

export { sameForEveryone as headers } from '../lib/same-for-everyone.ts';
export { loadProducts as loader };

const CataloguePage = pageOnDemand(() =>
  import('../features/premium/components/catalogue-page.tsx').then((module) => module.CataloguePage),
);

export const { clientLoader } = CataloguePage;

/** A category is a choice among products that are there already. */
export function shouldRevalidate() {
  return false;
}

export const meta: MetaFunction = ({ loaderData, matches }) =>
  catalogueMeta((loaderData as CatalogueData | undefined)?.products ?? [], siteUrlOf(matches));

export default function PremiumRoute() {
  return <CataloguePage products={(useLoaderData() as CatalogueData).products} />;
}
