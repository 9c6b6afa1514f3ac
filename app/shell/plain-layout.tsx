import { type ClientLoaderFunctionArgs, Outlet, redirectDocument } from 'react-router';

export { noData as loader } from '../lib/no-data.ts';

/** `keep-page.ts` leaves for these pages before the router begins; this is for what a loader redirects to. */
export function clientLoader({ request }: ClientLoaderFunctionArgs): never {
  throw redirectDocument(request.url);
}

/**
 * Around every plain page. The layout above it has the page for one that fails. Routes under it draw nothing in the
 * browser (`import.meta.env.SSR`), so that the bundle holds none of their components.
 */
export default function PlainLayout() {
  return <Outlet />;
}
