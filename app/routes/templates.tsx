import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { GalleryPage } from '../features/templates/components/gallery-page.tsx';
import { TemplateNotFound } from '../features/templates/components/template-not-found.tsx';
import type { GalleryData } from '../features/templates/gallery-data.ts';
import { loadGallery } from '../features/templates/load.server.ts';
import { loadGalleryInBrowser } from '../features/templates/load-in-browser.ts';
import { galleryMeta } from '../features/templates/meta.ts';
import { siteUrlOf } from '../lib/seo.ts';

export { sameForEveryone as headers } from '../lib/same-for-everyone.ts';
export { loadGallery as loader };

export function clientLoader({ url, params, serverLoader }: ClientLoaderFunctionArgs) {
  return loadGalleryInBrowser({
    url,
    templateId: params.templateId,
    serverLoader: () => serverLoader<GalleryData>(),
  });
}

export const meta: MetaFunction = ({ loaderData, matches }) =>
  galleryMeta(loaderData as GalleryData | undefined, siteUrlOf(matches));

export default function TemplatesRoute() {
  const data = useLoaderData() as GalleryData;
  return data.missing ? <TemplateNotFound /> : <GalleryPage data={data} />;
}
