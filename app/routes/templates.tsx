import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import type { GalleryData } from '../features/templates/gallery-data.ts';
import '../features/templates/gallery.css';
import { siteUrlOf } from '../../domain/site/seo.ts';
import { keepsLists } from '../features/templates/library/follow-account.ts';
import { loadGallery } from '../features/templates/load.server.ts';
import { galleryMeta } from '../features/templates/meta.ts';
import { pageOnDemand, whenNeeded } from '../shell/first-paint/page-on-demand.tsx';

export { sameForEveryone as headers } from '../lib/same-for-everyone.ts';
export { loadGallery as loader };

const GalleryPage = pageOnDemand(
  () => import('../features/templates/components/gallery-page.tsx').then((module) => module.GalleryPage),
  // A highlighted template is scrolled to the middle of the window, and kept ones are marked, without being asked.
  () => (location.pathname !== '/templates' || keepsLists() ? Promise.resolve() : whenNeeded()),
);

export async function clientLoader({ url, params, serverLoader }: ClientLoaderFunctionArgs) {
  const [{ loadGalleryInBrowser }] = await Promise.all([
    import('../features/templates/load-in-browser.ts'),
    GalleryPage.fetch(),
  ]);
  return loadGalleryInBrowser({
    url,
    templateId: params.templateId,
    serverLoader: () => serverLoader<GalleryData>(),
  });
}

export const meta: MetaFunction = ({ loaderData, matches }) =>
  galleryMeta(loaderData as GalleryData | undefined, siteUrlOf(matches));

export default function TemplatesRoute() {
  return <GalleryPage data={useLoaderData() as GalleryData} />;
}
