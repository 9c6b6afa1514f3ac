import { type ClientLoaderFunctionArgs, redirectDocument } from 'react-router';

export { noData as loader } from '../lib/no-data.ts';
export { default, ErrorBoundary } from './page-layout.tsx';

/** `keep-page.ts` leaves for these pages before the router begins; this is for what a loader redirects to. */
export function clientLoader({ request }: ClientLoaderFunctionArgs): never {
  throw redirectDocument(request.url);
}
