import type { MetaFunction } from 'react-router';
import { siteUrlOf } from '../../domain/site/seo.ts';
import { contentMeta } from '../features/pages/content-meta.ts';
import { pageOnDemand } from '../shell/page-on-demand.tsx';

export { noData as loader } from '../lib/no-data.ts';
export { sameForEveryone as headers } from '../lib/same-for-everyone.ts';

const TermsPage = pageOnDemand(() =>
  import('../features/pages/legal/terms-page.tsx').then((module) => module.TermsPage),
);

export const { clientLoader } = TermsPage;

export const meta: MetaFunction = ({ matches }) =>
  contentMeta({
    title: 'Terms & Conditions',
    description:
      'The rules for using this site: free templates under the MIT licence, what you share stays yours, and what we ask of you.',
    keywords: ['terms and conditions', 'licence to use', 'MIT licence', 'user responsibilities'],
    path: '/terms',
    siteUrl: siteUrlOf(matches),
  });

export default function TermsRoute() {
  return <TermsPage />;
}
