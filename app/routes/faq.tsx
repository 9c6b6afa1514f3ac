import type { MetaFunction } from 'react-router';
import { siteUrlOf } from '../../domain/site/seo.ts';
import { contentMeta } from '../features/pages/content-meta.ts';
import { faqNode } from '../features/pages/faq/questions.ts';
import { pageOnDemand } from '../shell/page-on-demand.tsx';

export { noData as loader } from '../lib/no-data.ts';
export { sameForEveryone as headers } from '../lib/same-for-everyone.ts';

const FaqPage = pageOnDemand(() =>
  import('../features/pages/faq/faq-page.tsx').then((module) => module.FaqPage),
);

export const { clientLoader } = FaqPage;

export const meta: MetaFunction = ({ matches }) =>
  contentMeta({
    title: 'Frequently Asked Questions',
    description:
      'Short answers about free website templates: licence, changes, phones, technologies, accounts, help and updates.',
    keywords: ['FAQ', 'website template licence', 'free templates', 'commercial use', 'template support'],
    path: '/faq',
    siteUrl: siteUrlOf(matches),
    nodes: [faqNode()],
  });

export default function FaqRoute() {
  return <FaqPage />;
}
