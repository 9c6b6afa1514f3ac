import { type MetaFunction, useLoaderData } from 'react-router';
import { pageMeta, siteUrlOf } from '../../domain/site/seo.ts';
import { breadcrumbList, itemList, webPage } from '../../domain/site/structured-data.ts';
import { templates } from '../features/templates/catalogue.server.ts';
import { ToolsPage } from '../features/tools/components/tools-page.tsx';
import { listTools } from '../features/tools/tools.ts';

const PAGE = {
  title: 'Our Websites & Tools',
  description:
    'Free tools that run in your browser: web and code editor, file and URL tools, finance and health calculators, invoices. Each with its source.',
  path: '/our-websites',
};

export { sameForEveryone as headers } from '../lib/same-for-everyone.ts';

export function loader() {
  return { tools: listTools(templates) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const siteUrl = siteUrlOf(matches);
  return pageMeta({
    ...PAGE,
    siteUrl,
    keywords: [
      'online tools',
      'web editor',
      'invoice generator',
      'url shortener',
      'code editor',
      'file tools',
    ],
    nodes: [
      webPage(siteUrl, 'CollectionPage', { ...PAGE, name: PAGE.title }),
      breadcrumbList(siteUrl, [{ name: PAGE.title, path: PAGE.path }]),
      itemList(siteUrl, PAGE.title, loaderData?.tools ?? []),
    ],
  });
};

export default function OurWebsitesRoute() {
  const { tools } = useLoaderData<typeof loader>();
  return import.meta.env.SSR ? <ToolsPage tools={tools} /> : null;
}
