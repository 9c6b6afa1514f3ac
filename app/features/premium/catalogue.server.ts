import type { Photo } from '../../ui/photo.tsx';
import { type CatalogueEntry, catalogueFile, type Photograph } from './catalogue-file.ts';
import type { ProductDetail, ProductSummary } from './product.ts';

// The catalogue enters the shop with the first product that has passed every check.
const [written] = Object.values(
  import.meta.glob<unknown>('/products/catalogue.json', { import: 'default', eager: true }),
);
// Pictures and films alone, as files of the build; nothing of a product's source is ever part of it.
const files = import.meta.glob<string>(['/products/*/photos/*.{avif,webp}', '/products/*/film/*.webp'], {
  query: '?url',
  import: 'default',
  eager: true,
});

const details: ProductDetail[] = catalogueFile.parse(written ?? { products: [] }).products.map(toDetail);
const bySlug = new Map(details.map((product) => [product.slug, product]));

/** Every product, in the catalogue's order. */
export const products: readonly ProductSummary[] = details.map(
  ({ slug, title, description, category, price, originalPrice, technologies, previewUrl, photo }) => ({
    slug,
    title,
    description,
    category,
    price,
    originalPrice,
    technologies,
    previewUrl,
    photo,
  }),
);

/** The product with the slug; null when there is none. */
export function findProduct(slug: string): ProductDetail | null {
  return bySlug.get(slug) ?? null;
}

function toDetail({ images, demoVideo, ...same }: CatalogueEntry): ProductDetail {
  const { slug } = same;
  const shots = images.map(({ screen, theme, kind, ...photo }) => ({
    screen,
    theme,
    phone: kind === 'phone',
    photo: toPhoto(slug, photo),
  }));
  const first = shots.find(({ theme, phone }) => theme === 'light' && !phone) ?? shots[0];
  if (!first) throw new Error(`The product '${slug}' has no photograph.`);
  return {
    ...same,
    photo: first.photo,
    shots,
    film: demoVideo
      ? {
          // Sent from the disk, in pieces.
          src: `/films/${slug}.webm`,
          poster: addressOf(slug, demoVideo.poster.file),
          width: demoVideo.width,
          height: demoVideo.height,
          seconds: demoVideo.seconds,
          description: demoVideo.description,
        }
      : null,
  };
}

function toPhoto(
  slug: string,
  {
    width,
    height,
    placeholder,
    avif,
    webp,
  }: Pick<Photograph, 'width' | 'height' | 'placeholder' | 'avif' | 'webp'>,
): Photo {
  const srcSet = (sizes: Photograph['avif']) =>
    sizes.map(({ file, width: wide }) => `${addressOf(slug, `photos/${file}`)} ${wide}w`).join(', ');
  return {
    width,
    height,
    placeholder,
    avif: srcSet(avif),
    webp: srcSet(webp),
    src: addressOf(slug, `photos/${webp.at(-1)?.file ?? ''}`),
  };
}

function addressOf(slug: string, file: string): string {
  const address = files[`/products/${slug}/${file}`];
  if (!address) throw new Error(`The file ${file} of '${slug}' is not in its folder.`);
  return address;
}
