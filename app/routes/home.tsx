import { type MetaFunction, useLoaderData } from 'react-router';
import { BRAND, pageMeta, siteUrlOf } from '../../domain/site/seo.ts';
import { websiteNodes } from '../../domain/site/structured-data.ts';
import { HomePage } from '../features/home/components/home-page.tsx';
import { type HomeData, homeDataOf } from '../features/home/home-data.ts';
import { findTemplate, templates } from '../features/templates/catalogue.server.ts';
import { FEATURED } from '../features/templates/featured.ts';

export { sameForEveryone as headers } from '../lib/same-for-everyone.ts';

const DESCRIPTION =
  'Free, responsive website templates with full source, and a community that puts its own websites on show.';

export const meta: MetaFunction = ({ matches }) => {
  const siteUrl = siteUrlOf(matches);
  return pageMeta({
    title: `${BRAND}: free website templates with full source`,
    withoutBrand: true,
    description: DESCRIPTION,
    keywords: [
      'free website templates',
      'responsive templates',
      'HTML templates',
      'open source',
      'community',
    ],
    path: '/',
    siteUrl,
    nodes: websiteNodes(siteUrl, DESCRIPTION),
  });
};

export function loader(): HomeData {
  return homeDataOf(templates, findTemplate, FEATURED);
}

export default function HomeRoute() {
  const data = useLoaderData<typeof loader>();
  return import.meta.env.SSR ? <HomePage data={data} /> : null;
}
