import type { MetaFunction } from 'react-router';
import { alternate } from '../../domain/site/alternate.ts';
import { siteUrlOf } from '../../domain/site/seo.ts';
import { contentMeta } from '../features/pages/content-meta.ts';
import { FaqPage } from '../features/pages/faq/faq-page.tsx';
import { faqNode } from '../features/pages/faq/questions.ts';

export { sameForEveryone as headers } from '../lib/same-for-everyone.ts';

export const meta: MetaFunction = ({ matches }) => [
  ...contentMeta({
    title: 'Frequently Asked Questions',
    description:
      'Short answers about free website templates: licence, changes, phones, technologies, accounts, help and updates.',
    keywords: ['FAQ', 'website template licence', 'free templates', 'commercial use', 'template support'],
    path: '/faq',
    siteUrl: siteUrlOf(matches),
    nodes: [faqNode()],
  }),
  alternate('text/markdown', '/faq.md'),
];

export default function FaqRoute() {
  return import.meta.env.SSR ? <FaqPage /> : null;
}
