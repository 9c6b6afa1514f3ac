import { Outlet } from 'react-router';
import { ErrorPage } from './error-page.tsx';

/** Sits between the shell and every page, so that a page that fails is replaced while the shell stays. */
export default function PageLayout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />;
}
