import type { Photo } from '../../ui/photo.tsx';
import type { CatalogueEntry } from './catalogue-file.ts';

/** A product in a list. */
export type ProductSummary = Pick<
  CatalogueEntry,
  'slug' | 'title' | 'description' | 'category' | 'price' | 'originalPrice' | 'technologies' | 'previewUrl'
> & { photo: Photo };

/** A photograph of one screen. */
export type Shot = { screen: string; theme: 'light' | 'dark'; phone: boolean; photo: Photo };

/** A recording of the product in use. */
export type Film = {
  src: string;
  poster: string;
  width: number;
  height: number;
  seconds: number;
  description: string;
};

/** Everything about a product that its own page says. */
export type ProductDetail = Omit<CatalogueEntry, 'images' | 'demoVideo'> & {
  photo: Photo;
  shots: Shot[];
  film: Film | null;
};

export type BuyLink = { label: string; url: string };
/** What a verified buyer said. */
export type Testimonial = { id: string; name: string; feedback: string };

/** Addresses of a product. */
export const productPaths = {
  catalogue: '/premium',
  detail: (slug: string) => `/premium/${slug}`,
  purchase: (slug: string) => `/premium/${slug}/purchase`,
  purchases: '/premium/purchases',
};

/** How much cheaper it is than before, in whole percent; null where there is no former price. */
export function percentOff({
  price,
  originalPrice,
}: {
  price: number;
  originalPrice?: number | undefined;
}): number | null {
  return originalPrice ? Math.round(((originalPrice - price) / originalPrice) * 100) : null;
}

const NOUNS: Record<string, string> = {
  Dashboard: 'Dashboard',
  'Landing Page': 'Landing Page',
  Portfolio: 'Portfolio',
};

/** What a product of the category is called in headings: a restaurant's website is no dashboard. */
export function nounOf(category: string): string {
  return NOUNS[category] ?? 'Website';
}
