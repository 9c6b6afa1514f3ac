import type { MetaDescriptor } from 'react-router';
import { BRAND, pageMeta } from '../../../domain/site/seo.ts';
import { breadcrumbList, itemList, templateNode, webPage } from '../../../domain/site/structured-data.ts';
import { formatFileSize } from '../../lib/file-size.ts';
import type { GalleryData } from './gallery-data.ts';
import { FRAMEWORK_NAMES, type TemplateSummary, templatePaths } from './schema.ts';
import { isNarrowed } from './search/selection.ts';
import { GALLERY_INTRO, GALLERY_TITLE } from './texts.ts';

const PATH = '/templates';

/** Title, description, share card and structured data of the gallery, or of the template it puts forward. */
export function galleryMeta(data: GalleryData | undefined, siteUrl: string): MetaDescriptor[] {
  if (data?.missing) {
    return [{ title: `Template Not Found · ${BRAND}` }, { name: 'robots', content: 'noindex' }];
  }
  const shown = data?.result.shown.map(({ template }) => template) ?? [];
  const first = shown[0];
  if (data?.highlighted && first?.id === data.highlighted.id) return highlightMeta(first, shown, siteUrl);
  return pageMeta({
    title: GALLERY_TITLE,
    description: GALLERY_INTRO,
    keywords: ['free website templates', ...categoriesOf(data)],
    path: PATH,
    siteUrl,
    noindex: Boolean(data && isNarrowed(data.selection)),
    nodes: [
      webPage(siteUrl, 'CollectionPage', { name: GALLERY_TITLE, path: PATH, description: GALLERY_INTRO }),
      breadcrumbList(siteUrl, [{ name: GALLERY_TITLE, path: PATH }]),
      ...listOf(shown, siteUrl),
    ],
  });
}

function highlightMeta(
  template: TemplateSummary,
  shown: readonly TemplateSummary[],
  siteUrl: string,
): MetaDescriptor[] {
  const { id, title, category, framework, tags, version, pageBytes, photo, published, updated } = template;
  // The gallery with one template put first: what search engines and cards should show is the template's own page.
  const path = templatePaths.detail(id);
  const name = FRAMEWORK_NAMES[framework];
  const description = `${title} on show among the free templates: ${category.toLowerCase()}, ${name}, ${formatFileSize(pageBytes, 'rough')} a page. Preview it, open its live demo, download the zip.`;
  return pageMeta({
    title: `${title} in ${GALLERY_TITLE}`,
    description,
    keywords: [title, category, name, ...tags],
    path,
    siteUrl,
    nodes: [
      templateNode(siteUrl, {
        name: title,
        description,
        path,
        keywords: tags,
        image: photo.src,
        created: published,
        modified: updated,
        framework: name,
        category,
        version,
      }),
      breadcrumbList(siteUrl, [
        { name: GALLERY_TITLE, path: PATH },
        { name: title, path },
      ]),
      ...listOf(shown, siteUrl),
    ],
  });
}

/** The works on show, as search engines read them; nothing where there are none, since they take no empty list. */
function listOf(shown: readonly TemplateSummary[], siteUrl: string) {
  const works = shown.map(({ id, title }) => ({ name: title, path: templatePaths.detail(id) }));
  return works.length > 0 ? [itemList(siteUrl, GALLERY_TITLE, works)] : [];
}

function categoriesOf(data: GalleryData | undefined): string[] {
  return data?.result.groups.find(({ name }) => name === 'category')?.options.map(({ label }) => label) ?? [];
}
