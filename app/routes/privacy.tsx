import type { MetaFunction } from 'react-router';
import { siteUrlOf } from '../../domain/site/seo.ts';
import { KEPT_DAYS } from '../features/contact/limits.ts';
import { contentMeta } from '../features/pages/content-meta.ts';
import { PrivacyPage } from '../features/pages/legal/privacy-page.tsx';

export { sameForEveryone as headers } from '../lib/same-for-everyone.ts';

export const meta: MetaFunction = ({ matches }) =>
  contentMeta({
    title: 'Privacy Policy',
    description:
      'What this site stores about you, where and for how long. No trackers, no requests to other companies, and how to delete your data.',
    keywords: ['privacy policy', 'stored data', 'no trackers', 'delete my data'],
    path: '/privacy',
    siteUrl: siteUrlOf(matches),
  });

export default function PrivacyRoute() {
  return import.meta.env.SSR ? <PrivacyPage messageDays={KEPT_DAYS} /> : null;
}
