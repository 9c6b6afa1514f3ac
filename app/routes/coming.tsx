import { type MetaFunction, useMatches } from 'react-router';
import { pageMeta, siteUrlOf } from '../lib/seo.ts';
import { ComingPageView } from '../shell/coming-page.tsx';
import { COMING_PAGES, type ComingPage } from '../shell/coming-pages.ts';

export { sameForEveryone as headers } from '../lib/same-for-everyone.ts';

/** The content of the matched route, whose id in routes.ts is `coming/{pattern}`. */
function contentOf(matches: readonly ({ id: string } | undefined)[]): ComingPage {
  const pattern = matches.at(-1)?.id.replace('coming/', '') ?? '';
  const page = COMING_PAGES[pattern];
  if (!page) throw new Error(`No content for the route '${pattern}'.`);
  return page;
}

export const meta: MetaFunction = ({ matches, location }) => {
  const { title, text } = contentOf(matches);
  return pageMeta({
    title,
    description: text,
    path: location.pathname,
    siteUrl: siteUrlOf(matches),
    noindex: true,
  });
};

export default function ComingRoute() {
  return <ComingPageView page={contentOf(useMatches())} />;
}
