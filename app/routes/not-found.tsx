import { data, type LoaderFunctionArgs } from 'react-router';
import { NotFoundPage } from '../shell/not-found-page.tsx';

/** Answers with status 404 and logs what was asked for. */
export function loader({ url }: LoaderFunctionArgs) {
  console.warn('404: no page at', JSON.stringify(url.pathname));
  return data(null, { status: 404 });
}

export const meta = () => [{ title: 'Page Not Found · Plinth' }, { name: 'robots', content: 'noindex' }];

export default function NotFoundRoute() {
  return import.meta.env.SSR ? <NotFoundPage /> : null;
}
