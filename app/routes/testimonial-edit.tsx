import { type ClientActionFunctionArgs, type MetaFunction, useActionData, useLoaderData } from 'react-router';
import '../features/testimonials/stars.css';
import { pageMeta, siteUrlOf } from '../../domain/site/seo.ts';
import {
  type EditData,
  type EditResult,
  loadEdit,
  receiveEdit,
} from '../features/testimonials/edit.server.ts';
import { pageOnDemand } from '../shell/first-paint/page-on-demand.tsx';

export { loadEdit as loader, receiveEdit as action };

const EditPage = pageOnDemand(async () => {
  const [page, { withQueries }] = await Promise.all([
    import('../features/testimonials/components/edit-page.tsx'),
    import('../shell/with-queries.tsx'),
  ]);
  return withQueries(page.EditPage);
});

export const clientLoader = EditPage.clientLoader;

/** What the lists in this tab show is read again, whether the change leads there or not. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  const [{ outdateTestimonials }, { getQueryClient }] = await Promise.all([
    import('../features/testimonials/query-options.ts'),
    import('../shell/query-client.ts'),
  ]);
  try {
    return await serverAction();
  } finally {
    await outdateTestimonials(getQueryClient());
  }
}

export const meta: MetaFunction = ({ matches, location }) =>
  pageMeta({
    title: 'Edit Testimonial',
    description: 'Change or delete a testimonial that you have written on this site.',
    path: location.pathname,
    siteUrl: siteUrlOf(matches),
    noindex: true,
  });

export default function TestimonialEditRoute() {
  return <EditPage data={useLoaderData() as EditData} result={useActionData() as EditResult | undefined} />;
}
