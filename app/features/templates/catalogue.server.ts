import catalogue from '../../../templates/catalogue.json';
import type { Photo } from '../../ui/photo.tsx';
import { type CatalogueEntry, catalogueFile, type Photograph } from './catalogue-file.ts';
import type { TemplateDetail, TemplateSummary } from './schema.ts';

// Each photograph as a file of the build, whose name changes with its content.
const files = import.meta.glob<string>('/templates/*/photos/*.{avif,webp}', {
  query: '?url',
  import: 'default',
  eager: true,
});

const details: TemplateDetail[] = catalogueFile.parse(catalogue).templates.map(toDetail);
const byId = new Map(details.map((template) => [template.id, template]));

/** Every template, newest first, then by title. */
export const templates: readonly TemplateSummary[] = details
  .map(toSummary)
  .sort((a, b) => b.published.localeCompare(a.published) || a.title.localeCompare(b.title));

/** The template with the id; null when there is none. */
export function findTemplate(id: string): TemplateDetail | null {
  return byId.get(id) ?? null;
}

function toDetail(entry: CatalogueEntry): TemplateDetail {
  const { bytes, files: all, zip, lighthouse, photographs, ...same } = entry;
  const card = photographs.find(({ kind, theme }) => kind === 'card' && theme === 'light') ?? photographs[0];
  if (!card) throw new Error(`The template '${entry.id}' has no photograph.`);
  return {
    ...same,
    pageBytes: bytes,
    zipBytes: zip.bytes,
    zipSha256: zip.sha256,
    fileCount: all.count,
    fileBytes: all.bytes,
    scores: lighthouse,
    photo: toPhoto(entry.id, card),
    photos: photographs.map((one) => ({ kind: one.kind, theme: one.theme, ...toPhoto(entry.id, one) })),
  };
}

function toSummary({
  license: _license,
  requests: _requests,
  fileCount: _count,
  fileBytes: _bytes,
  zipSha256: _sha256,
  photos: _photos,
  ...summary
}: TemplateDetail): TemplateSummary {
  return summary;
}

function toPhoto(id: string, { width, height, placeholder, avif, webp }: Photograph): Photo {
  const addressOf = (file: string) => {
    const address = files[`/templates/${id}/photos/${file}`];
    if (!address) throw new Error(`The photograph ${file} of '${id}' is not in its folder.`);
    return address;
  };
  const srcSet = (sizes: Photograph['avif']) =>
    sizes.map(({ file, width: wide }) => `${addressOf(file)} ${wide}w`).join(', ');
  return {
    width,
    height,
    placeholder,
    avif: srcSet(avif),
    webp: srcSet(webp),
    src: addressOf(webp.at(-1)?.file ?? ''),
  };
}
