import type { MetaFunction } from 'react-router';
import { siteUrlOf } from '../../domain/site/seo.ts';
import { webPage } from '../../domain/site/structured-data.ts';
import { AboutPage } from '../features/pages/about/about-page.tsx';
import { contentMeta } from '../features/pages/content-meta.ts';

const ABOUT = {
  title: 'About Us',
  description:
    'Plinth makes modern, clean, responsive website templates for developers: open source, measured before they are published.',
  path: '/about',
};

export { sameForEveryone as headers } from '../lib/same-for-everyone.ts';

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
  return import.meta.env.SSR ? <AboutPage /> : null;
}
