import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../../lib/seo.ts';
import { type Listing, listingHref, type Tab } from './listing.ts';
import type { CommunityData } from './load.server.ts';
import { type Project, projectPath, sharePath } from './project.ts';

export const COMMUNITY_INTRO = 'Share your own website projects or explore what others have made.';

type Place = { siteUrl: string; listing: Listing; tab: Tab };

/** Title, description, share card and list of works of the community page. */
export function communityMeta(data: CommunityData | undefined, place: Place): MetaDescriptor[] {
  const { siteUrl, listing, tab } = place;
  const { featured, list } = data ?? {};
  if (featured) {
    return pageMeta({
      title: `${featured.title} in Community`,
      description: featured.description,
      path: sharePath(featured),
      siteUrl,
      ...(featured.image_url ? { image: featured.image_url } : {}),
    });
  }
  const { q, tag, page } = listing;
  const topic = q ? `“${q}” in ` : tag ? `${tag} in ` : '';
  const name = tab === 'upload' ? 'Upload Website' : `${topic}Community`;
  return [
    ...pageMeta({
      title: page > 1 && tab === 'browse' ? `${name}, page ${page}` : name,
      description:
        'Websites that members of the community share: look at them, download the source, or upload your own.',
      path: listingHref({ page }, tab),
      siteUrl,
      // Every search would be a page of its own; the lists themselves are enough.
      noindex: Boolean(q || tag),
    }),
    ...(list?.projects.length ? [{ 'script:ld+json': itemList(list.projects, siteUrl) }] : []),
  ];
}

/** Title, description, share card and source-code facts of a project's page. */
export function projectMeta(project: Project | undefined, slug: string, siteUrl: string): MetaDescriptor[] {
  if (!project) {
    const path = projectPath({ slug });
    return pageMeta({ title: 'Community project', description: COMMUNITY_INTRO, path, siteUrl });
  }
  return [
    ...pageMeta({
      title: project.title,
      description: project.description,
      path: projectPath(project),
      siteUrl,
      type: 'article',
      ...(project.image_url ? { image: project.image_url } : {}),
    }),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'CreativeWork',
        name: project.title,
        description: project.description,
        url: siteUrl + projectPath(project),
        dateCreated: project.created_at,
        keywords: project.tags.join(', '),
        ...(project.image_url ? { image: project.image_url } : {}),
      },
    },
  ];
}

function itemList(projects: Project[], siteUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: projects.map((project, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: project.title,
      url: siteUrl + projectPath(project),
    })),
  };
}
