import type { MetaFunction } from 'react-router';
import { AboutPage } from '../features/pages/about/about-page.tsx';
import { contentMeta } from '../features/pages/content-meta.ts';
import { BRAND, siteUrlOf } from '../lib/seo.ts';

export { sameForEveryone as headers } from '../lib/same-for-everyone.ts';

export const meta: MetaFunction = ({ matches }) => {
  const siteUrl = siteUrlOf(matches);
  return contentMeta({
    title: 'About Us',
    description:
      'Plinth makes modern, clean, responsive website templates for developers: open source, measured before they are published.',
    path: '/about',
    siteUrl,
    nodes: [
      {
        '@type': 'AboutPage',
        name: 'About Us',
        url: `${siteUrl}/about`,
        isPartOf: { '@type': 'WebSite', name: BRAND, url: `${siteUrl}/` },
      },
    ],
  });
};

export default function AboutRoute() {
  return <AboutPage />;
}
