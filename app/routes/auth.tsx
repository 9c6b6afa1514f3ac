import { useEffect } from 'react';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLocation } from 'react-router';
import { pageMeta, siteUrlOf } from '../../domain/site/seo.ts';
import { tabOf } from '../features/auth/tab.ts';
import { safeNext } from '../lib/next-page.ts';
import { pageOnDemand } from '../shell/first-paint/page-on-demand.tsx';
import { useReplacePage } from '../shell/keep-page.ts';
import { useSession } from '../shell/session.tsx';

export { noData as loader } from '../lib/no-data.ts';

const AuthPage = pageOnDemand(() =>
  import('../features/auth/components/auth-page.tsx').then((module) => module.AuthPage),
);

const ResetPage = pageOnDemand(
  () => import('../features/auth/components/reset-page.tsx').then((module) => module.ResetPage),
  // It checks the link.
  () => Promise.resolve(),
);

const isReset = (pathname: string) => /^\/auth\/reset\/?$/.test(pathname);

export function clientLoader(args: ClientLoaderFunctionArgs): Promise<unknown> {
  return (isReset(args.url.pathname) ? ResetPage : AuthPage).clientLoader(args);
}

export const meta: MetaFunction = ({ matches, location }) => {
  if (isReset(location.pathname))
    return pageMeta({
      title: 'Choose a new password',
      description: 'The page a password link leads to.',
      path: '/auth/reset',
      siteUrl: siteUrlOf(matches),
      noindex: true,
    });
  return pageMeta({
    title: tabOf(new URLSearchParams(location.search)) === 'sign-up' ? 'Sign up' : 'Sign in',
    description: 'Sign in or make an account to share your website projects.',
    path: '/auth',
    siteUrl: siteUrlOf(matches),
    noindex: true,
  });
};

// Always the same element: what was typed is lost when it is drawn again before its code has come.
const PAGE = <AuthPage />;

export default function AuthRoute() {
  const { pathname } = useLocation();
  if (isReset(pathname)) return <ResetPage />;
  return (
    <>
      <LeaveWhenSignedIn />
      {PAGE}
    </>
  );
}

/** Goes to `?next=` (or home) as soon as someone is signed in, also by another tab. */
function LeaveWhenSignedIn() {
  const { status } = useSession();
  const { search } = useLocation();
  const replacePage = useReplacePage();
  useEffect(() => {
    if (status !== 'signed-in') return;
    const next = new URLSearchParams(search).get('next');
    replacePage(safeNext(next, location.origin));
  }, [status, search, replacePage]);
  return null;
}
