import type { MetaFunction } from 'react-router';
import { siteUrlOf } from '../../domain/site/seo.ts';
import { contentMeta } from '../features/pages/content-meta.ts';
import { TermsPage } from '../features/pages/legal/terms-page.tsx';

export { sameForEveryone as headers } from '../lib/same-for-everyone.ts';

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
  return import.meta.env.SSR ? <TermsPage /> : null;
}
