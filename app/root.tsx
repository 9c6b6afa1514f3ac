import type { LoaderFunctionArgs } from 'react-router';
import { Outlet } from 'react-router';
import './app.css';
import { requestValues } from './lib/request-context.ts';
import { BRAND, pageMeta, siteUrlOf } from './lib/seo.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { sidebarStateOf } from './shell/preferences.ts';
import { SessionProvider } from './shell/session.tsx';
import { Shell } from './shell/shell.tsx';

export { SiteDocument as Layout } from './shell/document.tsx';

/** What every page needs from its request. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return {
    siteUrl: context.get(requestValues).siteUrl,
    sidebar: sidebarStateOf(request.headers.get('Cookie')),
  };
}

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
