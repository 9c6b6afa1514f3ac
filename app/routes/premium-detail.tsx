import { type MetaFunction, useLoaderData } from 'react-router';
import { ProductNotFound } from '../features/premium/components/product-not-found.tsx';
import { type DetailData, loadProduct } from '../features/premium/load.server.ts';
import { detailMeta } from '../features/premium/meta.ts';
import '../features/premium/premium.css';
import { siteUrlOf } from '../../domain/site/seo.ts';
import { ReportLink } from '../features/reports/components/report-link.tsx';
import { pageOnDemand } from '../shell/first-paint/page-on-demand.tsx';

export { loadProduct as loader };

const DetailPage = pageOnDemand(() =>
  import('../features/premium/components/detail-page.tsx').then((module) => module.DetailPage),
);

export const { clientLoader } = DetailPage;

export const meta: MetaFunction = ({ loaderData, matches }) =>
  detailMeta((loaderData as DetailData | undefined)?.product ?? null, siteUrlOf(matches));

export default function PremiumDetailRoute() {
  const { product, ...rest } = useLoaderData() as DetailData;
  if (!product) return <ProductNotFound />;
  return (
    <DetailPage
      key={product.slug}
      product={product}
      {...rest}
      report={({ id, name }) => <ReportLink type="review" id={id} what={`the review of ${name}`} />}
    />
  );
}
