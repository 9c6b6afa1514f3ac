import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../../../domain/site/seo.ts';
import { shareCardPath } from '../../../domain/site/share-card.ts';
import { breadcrumbList, ratedSite, webPage } from '../../../domain/site/structured-data.ts';
import { type Listing, listingHref, type Tab } from './listing.ts';
import type { TestimonialsData } from './load.server.ts';
import { summarize } from './testimonial.ts';

/** In full in the data for machines; the page has the rest. */
const REVIEWS = 10;

const DESCRIPTION =
  'What people say after using the free website templates of this site, with their name, one to five stars and the date.';

type Place = { siteUrl: string; listing: Listing; tab: Tab };

/** Title, description, share card, and the ratings for machines where there are real ones. */
export function testimonialsMeta(
  data: TestimonialsData | undefined,
  { siteUrl, listing, tab }: Place,
): MetaDescriptor[] {
  const { page, stars } = listing;
  const isLater = page > 1 && tab === 'list';
  const name = tab === 'submit' ? 'Submit Testimonial' : 'Testimonials';
  const description = isLater ? `Page ${page}: ${DESCRIPTION}` : DESCRIPTION;
  const { total, average } = summarize(data?.list?.ratings ?? [0, 0, 0, 0, 0]);
  const page1 = { name: 'Testimonials', path: '/testimonials', description };
  return pageMeta({
    title: isLater ? `${name}, page ${page}` : name,
    description,
    keywords: ['testimonials', 'reviews of website templates', 'ratings'],
    // A later page shows others and is a page of its own; a tab is not.
    path: listingHref({ page: isLater ? page : 1 }),
    siteUrl,
    image: shareCardPath('/testimonials'),
    noindex: stars > 0,
    nodes: [
      breadcrumbList(siteUrl, [page1]),
      webPage(siteUrl, 'CollectionPage', page1),
      ...(data?.list && total > 0
        ? [ratedSite(siteUrl, { average, total, reviews: data.list.testimonials.slice(0, REVIEWS) })]
        : []),
    ],
  });
}
