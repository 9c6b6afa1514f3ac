import type { MetaFunction } from 'react-router';
import { siteUrlOf } from '../../domain/site/seo.ts';
import { contentMeta } from '../features/pages/content-meta.ts';
import { LegalPage } from '../features/pages/legal/legal-page.tsx';

export { sameForEveryone as headers } from '../lib/same-for-everyone.ts';

export const meta: MetaFunction = ({ matches }) =>
  contentMeta({
    title: 'Legal Information',
    description:
      'Who is responsible for this site, to whom the software, the templates and shared websites belong, and where to write.',
    keywords: ['legal information', 'intellectual property', 'liability', 'MIT licence'],
    path: '/legal',
    siteUrl: siteUrlOf(matches),
  });

export default function LegalRoute() {
  return import.meta.env.SSR ? <LegalPage /> : null;
}
