import { useEffect } from 'react';
import { Outlet } from 'react-router';
import './app.css';
import { BRAND, pageMeta, siteUrlOf } from '../domain/site/seo.ts';
import { followAccount } from './features/templates/library/follow-account.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { isPageWaiting } from './shell/first-paint/page-on-demand.tsx';
import { fetchOnIntent, keepPage } from './shell/keep-page.ts';
import { SessionProvider } from './shell/session.tsx';
import { Shell } from './shell/shell.tsx';

export { SiteDocument as Layout } from './shell/document.tsx';
export { loadRoot as loader } from './shell/root-data.server.ts';

/** In the browser; a page that cannot be had leaves the open one as it is. */
export const clientMiddleware = [keepPage];

/** Nothing the root loads changes while the site is open. */
export function shouldRevalidate() {
  return false;
}

/** Used where a page fails before its own meta is known. */
export function meta({ matches }: { matches: Parameters<typeof siteUrlOf>[0] }) {
  return pageMeta({
    title: BRAND,
    description: 'Free website templates and a community that shares its own.',
    path: '/',
    siteUrl: siteUrlOf(matches),
    noindex: true,
  });
}

export default function App() {
  useEffect(followAccount, []);
  useEffect(fetchOnIntent, []);
  // Effects run from the leaves up: when this one does, all of the page is React's, but for a page on demand.
  useEffect(() => {
    if (!isPageWaiting()) dispatchEvent(new Event('plinth:hydrated'));
  }, []);
  return (
    <SessionProvider>
      <Shell>
        <Outlet />
      </Shell>
    </SessionProvider>
  );
}

/** The last resort, when the shell itself failed: the same page without the shell. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} standalone />;
}
