import { type MetaFunction, useLoaderData } from 'react-router';
import { pageMeta, siteUrlOf } from '../../domain/site/seo.ts';
import { loadRemix } from '../features/remix/load.server.ts';
import type { RemixData } from '../features/remix/remix-data.ts';
import { pageOnDemand } from '../shell/first-paint/page-on-demand.tsx';

export { loadRemix as loader };

const RemixPage = pageOnDemand(() =>
  import('../features/remix/remix-page.tsx').then((module) => module.RemixPage),
);

export const { clientLoader } = RemixPage;

export const meta: MetaFunction = ({ loaderData, matches, location }) => {
  const { site } = (loaderData as RemixData | undefined) ?? { site: null };
  return pageMeta({
    title: site ? `Remix ${site.name}` : 'Remix',
    description:
      'Copy everything a published site consists of into a repository of your own, and change it there.',
    path: location.pathname,
    siteUrl: siteUrlOf(matches),
    noindex: true,
  });
};

export default function RemixRoute() {
  return <RemixPage data={useLoaderData() as RemixData} />;
}
