import type { MetaDescriptor } from 'react-router';
import { BRAND, pageMeta } from '../../../domain/site/seo.ts';
import { shareCardPath } from '../../../domain/site/share-card.ts';
import { breadcrumbList, itemList } from '../../../domain/site/structured-data.ts';
import { clipText } from '../../lib/clip-text.ts';
import { FEED } from './feed.ts';
import { BOARD, type Listing, listingHref, type Tab } from './listing.ts';
import type { SuggestionPage } from './queries.ts';
import { headlineOf, STATUS_LABELS, type Suggestion, suggestionPath } from './suggestion.ts';

export const BOARD_TITLE = 'Make My Site';
export const BOARD_INTRO =
  'Say which website should exist as a template, and vote for what others have asked for.';

const KEYWORDS = ['suggest a website template', 'website ideas', 'template requests'];

type Place = { siteUrl: string; listing: Listing; tab: Tab };

/** Title, description, share card, feed and list of suggestions of the board. */
export function boardMeta(list: SuggestionPage | undefined, place: Place): MetaDescriptor[] {
  const { siteUrl, listing, tab } = place;
  const { page, sort, status } = listing;
  const isLater = page > 1 && tab === 'all';
  const name = tab === 'submit' ? 'Submit Suggestion' : BOARD_TITLE;
  const description =
    'A board where anyone can propose a website that should exist as a free template, vote for ideas and follow them.';
  const entries = (list?.suggestions ?? []).map((one) => ({
    name: headlineOf(one.suggestion),
    path: suggestionPath(one),
  }));
  return [
    ...pageMeta({
      title: isLater ? `${name}, page ${page}` : name,
      description: isLater ? `Page ${page}: ${description}` : description,
      keywords: KEYWORDS,
      path: listingHref({ page: isLater ? page : 1 }),
      siteUrl,
      image: cardOf(BOARD_TITLE),
      // The same suggestions in another order, or some of them: the plain list is enough.
      noindex: sort !== 'new' || status !== null,
      nodes: [
        breadcrumbList(siteUrl, [{ name: BOARD_TITLE, path: BOARD }]),
        ...(entries.length ? [itemList(siteUrl, BOARD_TITLE, entries)] : []),
      ],
    }),
    feedLink,
  ];
}

/** Title, description and place of a suggestion's own page. */
export function suggestionMeta(suggestion: Suggestion | null | undefined, siteUrl: string): MetaDescriptor[] {
  if (!suggestion) {
    return pageMeta({
      title: 'Suggestion Not Found',
      description: BOARD_INTRO,
      path: BOARD,
      siteUrl,
      noindex: true,
    });
  }
  const headline = headlineOf(suggestion.suggestion);
  const path = suggestionPath(suggestion);
  const state =
    suggestion.status === 'open' ? 'A website idea' : `${STATUS_LABELS[suggestion.status]}: a website idea`;
  return [
    ...pageMeta({
      title: `${clipText(headline, 60)} (suggestion ${suggestion.number})`,
      description: clipText(
        `${state} on the ${BRAND} board, number ${suggestion.number}, by ${suggestion.name}: ${suggestion.suggestion}`,
        160,
      ),
      keywords: KEYWORDS,
      path,
      siteUrl,
      type: 'article',
      image: cardOf(headline),
      nodes: [
        breadcrumbList(siteUrl, [
          { name: BOARD_TITLE, path: BOARD },
          { name: headline, path },
        ]),
      ],
    }),
    feedLink,
  ];
}

const feedLink: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/atom+xml',
  title: `${BRAND}: ${BOARD_TITLE}`,
  href: FEED,
};

function cardOf(alt: string) {
  const src = shareCardPath(BOARD);
  return src ? { src, alt } : undefined;
}
