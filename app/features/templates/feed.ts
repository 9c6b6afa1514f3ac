import { absolute, BRAND } from '../../../domain/site/seo.ts';
import { type TemplateSummary, templatePaths } from './schema.ts';
import { GALLERY_INTRO, GALLERY_TITLE } from './texts.ts';

/** Path of the feed of new templates. */
export const TEMPLATES_FEED = '/templates/feed.json';

/** Templates in a feed: the newest ones. */
const ITEMS = 30;

/** The newest templates as a JSON Feed 1.1. */
export function templatesFeed(templates: readonly TemplateSummary[], siteUrl: string): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: `${BRAND}: ${GALLERY_TITLE}`,
    description: GALLERY_INTRO,
    home_page_url: `${siteUrl}/templates`,
    feed_url: siteUrl + TEMPLATES_FEED,
    language: 'en',
    items: templates
      .slice(0, ITEMS)
      .map(({ id, title, description, category, tags, photo, published, updated }) => ({
        id: siteUrl + templatePaths.detail(id),
        url: siteUrl + templatePaths.detail(id),
        title,
        content_text: description,
        image: absolute(photo.src, siteUrl),
        date_published: `${published}T00:00:00Z`,
        date_modified: `${updated}T00:00:00Z`,
        tags: [category, ...tags],
      })),
  });
}
