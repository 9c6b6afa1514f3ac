import type { MetaFunction } from 'react-router';
import { siteUrlOf } from '../../domain/site/seo.ts';
import { webPage } from '../../domain/site/structured-data.ts';
import { contentMeta } from '../features/pages/content-meta.ts';
import { pageOnDemand } from '../shell/page-on-demand.tsx';

const ABOUT = {
  title: 'About Us',
  description:
    'Plinth makes modern, clean, responsive website templates for developers: open source, measured before they are published.',
  path: '/about',
};

export { noData as loader } from '../lib/no-data.ts';
export { sameForEveryone as headers } from '../lib/same-for-everyone.ts';

const AboutPage = pageOnDemand(() =>
  import('../features/pages/about/about-page.tsx').then((module) => module.AboutPage),
);

export const { clientLoader } = AboutPage;

export const meta: MetaFunction = ({ matches }) => {
  const siteUrl = siteUrlOf(matches);
  return contentMeta({
    ...ABOUT,
    keywords: ['about Plinth', 'open source website templates', 'responsive design', 'accessible templates'],
    siteUrl,
    nodes: [webPage(siteUrl, 'AboutPage', { ...ABOUT, name: ABOUT.title })],
  });
};

export default function AboutRoute() {
  return <AboutPage />;
}
