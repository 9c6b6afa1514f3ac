import { data, type LoaderFunctionArgs } from 'react-router';
import { requestValues } from '../../../domain/site/request-context.ts';
import { getServerSupabase } from '../../lib/supabase.server.ts';
import { findProduct, products } from './catalogue.server.ts';
import type { BuyLink, ProductDetail, ProductSummary, Testimonial } from './product.ts';

export type CatalogueData = { products: readonly ProductSummary[] };

export type DetailData = {
  /** Null for an address that names no product. */
  product: ProductDetail | null;
  buyLinks: BuyLink[];
  testimonials: Testimonial[];
  /** Whether payments take no money on this site. */
  simulated: boolean;
};

/** Every product; which of them are shown is part of the address. */
export function loadProducts(): CatalogueData {
  return { products };
}

/** A product with what its buyers say. Status 404 when there is none of the slug. */
export async function loadProduct({ params, context }: LoaderFunctionArgs) {
  const { shop } = context.get(requestValues);
  const product = findProduct(params.slug ?? '');
  const testimonials = product ? await readTestimonials(context, product.slug) : [];
  const buyLinks = product ? (shop.buyLinks[product.slug] ?? []) : [];
  return data<DetailData>(
    { product, buyLinks, testimonials, simulated: shop.simulated },
    { status: product ? 200 : 404 },
  );
}

/** Reviews by verified buyers, the newest first. A page without them is better than none. */
async function readTestimonials(
  context: LoaderFunctionArgs['context'],
  slug: string,
): Promise<Testimonial[]> {
  const { data: rows, error } = await getServerSupabase(context)
    .from('product_reviews')
    .select('id, name, feedback')
    .eq('product_slug', slug)
    .order('created_at', { ascending: false })
    .limit(30);
  if (error) context.get(requestValues).logFailure('product_reviews_failed', error);
  return (rows as Testimonial[] | null) ?? [];
}
