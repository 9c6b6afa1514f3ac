import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../../../domain/site/seo.ts';
import { shareCardPath } from '../../../domain/site/share-card.ts';
import { breadcrumbList, creativeWork, itemList } from '../../../domain/site/structured-data.ts';
import { clipText } from '../../lib/clip-text.ts';
import { isNarrowed, type Listing, listingHref, type Tab } from './listing.ts';
import type { CommunityData } from './load.server.ts';
import { type Project, projectPath } from './project.ts';

export const COMMUNITY_INTRO = 'Share your own website projects or explore what others have made.';

type Place = { siteUrl: string; listing: Listing; tab: Tab };

/** Title, description, share card and list of works of the community page. */
export function communityMeta(data: CommunityData | undefined, place: Place): MetaDescriptor[] {
  const { siteUrl, listing, tab } = place;
  const { featured, list } = data ?? {};
  if (featured) {
    return pageMeta({
      title: `${featured.title} in Community`,
      description: descriptionOf(featured),
      keywords: keywordsOf(featured),
      // The list with the project put forward: what search engines should show is the project's own page.
      path: projectPath(featured),
      siteUrl,
      image: pictureOf(featured),
    });
  }
  const { q, tag, page } = listing;
  const topic = q ? `“${q}” in ` : tag ? `${tag} in ` : '';
  const name = tab === 'upload' ? 'Upload Website' : `${topic}Community`;
  const isLater = page > 1 && tab === 'browse';
  const description =
    'Websites that members of the community share: look at them, download the source, or upload your own.';
  const works = (list?.projects ?? []).map((project) => ({
    name: project.title,
    path: projectPath(project),
  }));
  return pageMeta({
    title: isLater ? `${name}, page ${page}` : name,
    description: isLater ? `Page ${page}: ${description}` : description,
    keywords: ['community websites', 'website projects', 'open source websites', 'share a website'],
    // A later page shows other works and is a page of its own; a tab is not.
    path: listingHref({ page: isLater ? page : 1 }),
    siteUrl,
    image: shareCardPath('/community'),
    // Every search would be a page of its own; the lists themselves are enough.
    noindex: isNarrowed(listing),
    nodes: [
      breadcrumbList(siteUrl, [{ name: 'Community', path: '/community' }]),
      ...(works.length ? [itemList(siteUrl, name, works)] : []),
    ],
  });
}

/** Title, description, share card and source-code facts of a project's page. */
export function projectMeta(project: Project | undefined, slug: string, siteUrl: string): MetaDescriptor[] {
  if (!project) {
    const path = projectPath({ slug });
    return pageMeta({ title: 'Community project', description: COMMUNITY_INTRO, path, siteUrl });
  }
  const path = projectPath(project);
  const description = descriptionOf(project);
  return pageMeta({
    title: project.title,
    description,
    keywords: keywordsOf(project),
    path,
    siteUrl,
    type: 'article',
    image: pictureOf(project),
    nodes: [
      breadcrumbList(siteUrl, [
        { name: 'Community', path: '/community' },
        { name: project.title, path },
      ]),
      creativeWork(siteUrl, {
        name: project.title,
        description,
        path,
        keywords: keywordsOf(project),
        image: project.image_url ?? undefined,
        created: project.created_at,
      }),
    ],
  });
}

/** What its maker says it is about; the page of a project without tags is found by its name. */
function keywordsOf({ title, tags }: Project): string[] {
  return tags.length > 0 ? tags : [title, 'community website'];
}

/** A member may write one word, or what a template's own page says: the beginning makes it long enough and its own. */
function descriptionOf({ title, description }: Project): string {
  const text = `${title}, shared in the Plinth community: ${description}`;
  return clipText(text.length < 50 ? `${text}. Look at it or download its source.` : text, 160);
}

function pictureOf({ title, image_url }: Project) {
  return image_url ? { src: image_url, alt: `Picture of ${title}` } : shareCardPath('/community');
}
