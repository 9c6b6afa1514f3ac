import { data, useParams, useSearchParams } from 'react-router';
import { AdminGate } from '../features/admin/components/admin-gate.tsx';
import { readPlace } from '../features/admin/sections.ts';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { withQueries } from '../shell/with-queries.tsx';

/** The server does not know who asks, and says what is true for nearly everybody: there is nothing. */
export function loader() {
  return data(null, { status: 404 });
}

export const meta = () => [{ title: 'Page Not Found · Plinth' }, { name: 'robots', content: 'noindex' }];

export default withQueries(AdminRoute);

function AdminRoute() {
  const { section } = useParams();
  const [search] = useSearchParams();
  return <AdminGate place={readPlace(section, search)} notFound={<NotFoundPage />} />;
}
