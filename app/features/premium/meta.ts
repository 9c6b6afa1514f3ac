import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../../../domain/site/seo.ts';
import { breadcrumbList, faqPage, itemList, productNode } from '../../../domain/site/structured-data.ts';
import { clipText } from '../../lib/clip-text.ts';
import type { ProductDetail, ProductSummary } from './product.ts';
import { productPaths } from './product.ts';

export const PREMIUM_TITLE = 'Premium Source Code';
export const PREMIUM_INTRO =
  'Complete website projects with their whole source: tested, documented, and yours after one payment. Open each one live before you decide.';

export function catalogueMeta(products: readonly ProductSummary[], siteUrl: string): MetaDescriptor[] {
  const items = products.map(({ title, slug }) => ({ name: title, path: productPaths.detail(slug) }));
  return pageMeta({
    title: PREMIUM_TITLE,
    description:
      'Complete website projects with source code, tests and documentation. One payment in Indian rupees, 30-day money back guarantee, live preview.',
    keywords: [
      'premium website templates',
      'website source code',
      'React templates',
      'buy website source code',
    ],
    path: '/premium',
    siteUrl,
    nodes: [
      breadcrumbList(siteUrl, [{ name: PREMIUM_TITLE, path: '/premium' }]),
      ...(items.length > 0 ? [itemList(siteUrl, PREMIUM_TITLE, items)] : []),
    ],
  });
}

export function detailMeta(product: ProductDetail | null, siteUrl: string): MetaDescriptor[] {
  if (!product) return missingMeta(siteUrl);
  const path = productPaths.detail(product.slug);
  // A smaller one than the photograph is at its largest, so without a size.
  const image = { src: product.photo.src, alt: `${product.title}, its first screen` };
  return pageMeta({
    title: `${product.title}: Source Code`,
    description: clipText(product.description, 158),
    keywords: [product.category, ...product.tags],
    path,
    siteUrl,
    image,
    nodes: [
      breadcrumbList(siteUrl, [
        { name: PREMIUM_TITLE, path: '/premium' },
        { name: product.title, path },
      ]),
      productNode(siteUrl, {
        name: product.title,
        description: product.description,
        path,
        images: product.shots.filter(({ phone }) => !phone).map((shot) => shot.photo.src),
        category: product.category,
        price: product.price / 100,
      }),
      ...(product.faq.length > 0 ? [faqPage(product.faq)] : []),
    ],
  });
}

export function purchaseMeta(
  product: { title: string; slug: string } | null,
  siteUrl: string,
): MetaDescriptor[] {
  if (!product) return missingMeta(siteUrl);
  return pageMeta({
    title: `Complete Your Purchase: ${product.title}`,
    description: `Buy the source code of ${product.title}: order summary, payment, and the download link by mail.`,
    path: productPaths.purchase(product.slug),
    siteUrl,
    noindex: true,
  });
}

export function orderMeta(
  product: { title: string; slug: string } | null,
  siteUrl: string,
): MetaDescriptor[] {
  return pageMeta({
    title: product ? `Your order: ${product.title}` : 'Your purchases',
    description:
      'The order, its download and its receipt. Links that have expired can be sent again by mail.',
    path: product ? `${productPaths.detail(product.slug)}/success` : productPaths.purchases,
    siteUrl,
    noindex: true,
  });
}

function missingMeta(siteUrl: string): MetaDescriptor[] {
  return pageMeta({
    title: 'Website not found',
    description: 'There is no premium website at this address. The catalogue lists all that there are.',
    path: '/premium',
    siteUrl,
    noindex: true,
  });
}
