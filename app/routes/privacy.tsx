import type { MetaFunction } from 'react-router';
import { siteUrlOf } from '../../domain/site/seo.ts';
import { KEPT_DAYS } from '../features/contact/limits.ts';
import { contentMeta } from '../features/pages/content-meta.ts';
import { pageOnDemand } from '../shell/page-on-demand.tsx';

export { noData as loader } from '../lib/no-data.ts';
export { sameForEveryone as headers } from '../lib/same-for-everyone.ts';

const PrivacyPage = pageOnDemand(() =>
  import('../features/pages/legal/privacy-page.tsx').then((module) => module.PrivacyPage),
);

export const { clientLoader } = PrivacyPage;

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
  return <PrivacyPage messageDays={KEPT_DAYS} />;
}
