import { type MetaFunction, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import '../features/templates/detail/detail.css';
import { TemplateNotFound } from '../features/templates/components/template-not-found.tsx';
import { type DetailData, loadTemplate } from '../features/templates/detail/load.server.ts';
import { keepsLists } from '../features/templates/library/follow-account.ts';
import { pageOnDemand, whenNeeded } from '../shell/first-paint/page-on-demand.tsx';

export { sameForEveryone as headers } from '../lib/same-for-everyone.ts';
export { loadTemplate as loader };

const DetailPage = pageOnDemand(
  () => import('../features/templates/detail/components/detail-page.tsx').then((module) => module.DetailPage),
  () => (keepsLists() ? Promise.resolve() : whenNeeded()),
);

export const { clientLoader } = DetailPage;

/** Opening and closing the preview changes only the search; nothing new has to be read for it. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export const meta: MetaFunction = ({ loaderData }) => (loaderData as DetailData | undefined)?.meta;

export default function TemplateRoute() {
  const { exhibit } = useLoaderData() as DetailData;
  return exhibit ? <DetailPage key={exhibit.template.id} exhibit={exhibit} /> : <TemplateNotFound />;
}
