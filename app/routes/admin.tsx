import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  useParams,
  useSearchParams,
} from 'react-router';
import { readPlace } from '../features/admin/sections.ts';
import { hasDeskHint } from '../lib/desk-hint.ts';
import { pageOnDemand } from '../shell/first-paint/page-on-demand.tsx';
import { NotFoundPage } from '../shell/not-found-page.tsx';

const AdminGate = pageOnDemand(
  async () => {
    const [{ AdminGate }, { withQueries }] = await Promise.all([
      import('../features/admin/components/admin-gate.tsx'),
      import('../shell/with-queries.tsx'),
    ]);
    return withQueries(AdminGate);
  },
  // It asks who is there.
  () => Promise.resolve(),
);

export const { clientLoader } = AdminGate;

/**
 * The server does not know who asks, and says what is true for nearly everybody: there is nothing. A browser in which an
 * operator is signed in says so by a cookie.
 */
export function loader({ request, params, url }: LoaderFunctionArgs) {
  const isKnown = hasDeskHint(request.headers.get('cookie'));
  const isDesk = isKnown && readPlace(params.section, url.searchParams) !== null;
  return data(
    { isDesk },
    { status: isDesk ? 200 : 404, headers: { 'Cache-Control': 'private, no-store', Vary: 'Cookie' } },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.isDesk ? 'Operator · Plinth' : 'Page Not Found · Plinth' },
  { name: 'robots', content: 'noindex' },
];

export default function AdminRoute() {
  const { section } = useParams();
  const [search] = useSearchParams();
  const place = readPlace(section, search);
  return <AdminGate place={place} notFound={(isSure) => <NotFoundPage isSure={isSure} />} />;
}
