import { type ClientLoaderFunctionArgs, type MetaFunction, useActionData, useLoaderData } from 'react-router';
import '../features/testimonials/stars.css';
import { siteUrlOf } from '../../domain/site/seo.ts';
import { ReportLink } from '../features/reports/components/report-link.tsx';
import { parseListing, parseTab } from '../features/testimonials/listing.ts';
import {
  loadTestimonials,
  receiveTestimonial,
  type SubmitResult,
  type TestimonialsData,
} from '../features/testimonials/load.server.ts';
import { testimonialsMeta } from '../features/testimonials/meta.ts';
import { pageOnDemand } from '../shell/first-paint/page-on-demand.tsx';

export { loadTestimonials as loader, receiveTestimonial as action };

const TestimonialsPage = pageOnDemand(async () => {
  const [page, { withQueries }] = await Promise.all([
    import('../features/testimonials/components/testimonials-page.tsx'),
    import('../shell/with-queries.tsx'),
  ]);
  return withQueries(page.TestimonialsPage);
});

export async function clientLoader({ url }: ClientLoaderFunctionArgs) {
  const [{ loadTestimonialsInBrowser }, { getQueryClient }] = await Promise.all([
    import('../features/testimonials/load-in-browser.ts'),
    import('../shell/query-client.ts'),
    TestimonialsPage.fetch(),
  ]);
  return loadTestimonialsInBrowser(getQueryClient(), url);
}

export const meta: MetaFunction = ({ loaderData, location, matches }) => {
  const params = new URLSearchParams(location.search);
  return testimonialsMeta(loaderData as TestimonialsData | undefined, {
    siteUrl: siteUrlOf(matches),
    listing: parseListing(params),
    tab: parseTab(params),
  });
};

export default function TestimonialsRoute() {
  return (
    <TestimonialsPage
      data={useLoaderData() as TestimonialsData}
      result={useActionData() as SubmitResult | undefined}
      report={({ id, name }) => <ReportLink type="testimonial" id={id} what={`the testimonial of ${name}`} />}
    />
  );
}
