import type { MetaFunction } from 'react-router';
import { pageMeta, siteUrlOf } from '../../domain/site/seo.ts';
import { pageOnDemand } from '../shell/first-paint/page-on-demand.tsx';

export { noData as loader } from '../lib/no-data.ts';

const ResetPage = pageOnDemand(
  () => import('../features/auth/components/reset-page.tsx').then((module) => module.ResetPage),
  // It checks the link.
  () => Promise.resolve(),
);

export const { clientLoader } = ResetPage;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Choose a new password',
    description: 'The page a password link leads to.',
    path: '/auth/reset',
    siteUrl: siteUrlOf(matches),
    noindex: true,
  });

export default function ResetRoute() {
  return <ResetPage />;
}
