import type { MetaFunction } from 'react-router';
import { alternate } from '../../domain/site/alternate.ts';
import { siteUrlOf } from '../../domain/site/seo.ts';
import { contentMeta } from '../features/pages/content-meta.ts';
import { DeployPage } from '../features/pages/deploy/deploy-page.tsx';
import { TRADITIONAL } from '../features/pages/deploy/traditional.tsx';

export { sameForEveryone as headers } from '../lib/same-for-everyone.ts';

/** The steps by their names, for search engines. */
export function loader() {
  return { steps: TRADITIONAL.map(({ title }) => title) };
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  const siteUrl = siteUrlOf(matches);
  return [
    ...contentMeta({
      title: 'Deploy Guide',
      description:
        'Put a website template online in four steps: traditional hosting with nginx, Vercel, Netlify and GitHub Pages, with every file to copy.',
      keywords: ['deploy a website', 'nginx', 'Vercel', 'Netlify', 'GitHub Pages', 'static hosting'],
      path: '/deploy-guide',
      siteUrl,
      nodes: [
        {
          '@type': 'HowTo',
          name: 'Put a website template on traditional hosting',
          step: (loaderData?.steps ?? []).map((title, index) => ({
            '@type': 'HowToStep',
            position: index + 1,
            name: title,
            url: `${siteUrl}/deploy-guide#hosting`,
          })),
        },
      ],
    }),
    alternate('text/markdown', '/deploy-guide.md'),
  ];
};

export default function DeployGuideRoute() {
  return import.meta.env.SSR ? <DeployPage /> : null;
}
