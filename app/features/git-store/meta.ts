import type { MetaDescriptor } from 'react-router';
import {
  commitPath,
  commitsPath,
  repositoryFilePath,
  repositoryPath,
} from '../../../domain/repository/repository-paths.ts';
import { pageMeta } from '../../../domain/site/seo.ts';
import { shareCardPath } from '../../../domain/site/share-card.ts';
import { breadcrumbList, itemList } from '../../../domain/site/structured-data.ts';
import { clipText } from '../../lib/clip-text.ts';
import type { Opened, StoreData } from './data/store-data.ts';
import { type Listing, listHref } from './listing.ts';

export const INTRO = 'Repositories for small websites: read them here, or clone them with git.';

type Where = {
  siteUrl: string;
  listing: Listing;
  tab: 'my' | 'community';
  isRepository: boolean;
  /** Whether a list keeps a repository open in the tab beside it: the same list once more. */
  keepsOpen: boolean;
};

/** Title, description, share card and structured data of every page of the Git Store. */
export function storeMeta(data: StoreData | undefined, where: Where): MetaDescriptor[] {
  if (data?.opened) return repositoryMeta(data.opened, where.siteUrl);
  if (where.isRepository) {
    return pageMeta({
      title: data?.problem?.kind === 'soon' ? 'A repository in the making' : 'Repository not found',
      description: INTRO,
      path: '/git-store',
      siteUrl: where.siteUrl,
      noindex: true,
    });
  }
  return listMeta(data, where);
}

function listMeta(
  data: StoreData | undefined,
  { siteUrl, listing, tab, keepsOpen }: Where,
): MetaDescriptor[] {
  const { q, page } = listing;
  const isCommunity = tab === 'community';
  const isLater = isCommunity && page > 1;
  const name = isCommunity ? 'Community Repositories' : 'Git Store';
  const description = isCommunity
    ? 'Public git repositories of small websites and tools: read every file in the browser, download or clone them.'
    : 'Keep the source of small websites in git repositories, private or public; read them in the browser or clone them.';
  const works = (data?.list?.repositories ?? []).map((one) => ({
    name: one.name,
    path: repositoryPath(one),
  }));
  return pageMeta({
    title: isLater ? `${name}, page ${page}` : name,
    description: isLater ? `Page ${page}: ${description}` : description,
    keywords: ['git repositories', 'website source code', 'code hosting', 'public repositories'],
    path: listHref(tab, isLater ? { page } : {}),
    siteUrl,
    image: shareCardPath('/git-store'),
    noindex: Boolean(q) || keepsOpen,
    nodes: [
      breadcrumbList(siteUrl, [{ name: 'Git Store', path: '/git-store' }]),
      ...(works.length ? [itemList(siteUrl, name, works)] : []),
    ],
  });
}

function repositoryMeta({ page, place, view, folder, change }: Opened, siteUrl: string): MetaDescriptor[] {
  const { repository } = page;
  const path = repositoryPath(repository);
  const name = `${repository.owner}/${repository.name}`;
  const about = repository.description || `A repository of ${repository.file_count} files`;
  const common = { siteUrl, image: shareCardPath('/git-store') };
  const steps = [
    { name: 'Git Store', path: '/git-store' },
    { name: repository.name, path },
  ];
  const described = clipText(`${repository.name} by ${repository.owner} in the Git Store: ${about}`, 160);
  const description = described.length < 50 ? `${described}. Read it here, or clone it with git.` : described;
  if (place.kind === 'commit') {
    return pageMeta({
      ...common,
      title: change ? `${change.commit.subject} in ${name}` : `No such commit in ${name}`,
      description,
      path: commitPath(repository, place.sha),
      noindex: true,
    });
  }
  if (place.kind === 'commits') {
    return pageMeta({
      ...common,
      title: place.path ? `History of ${place.path} in ${name}` : `History of ${name}`,
      description,
      path: commitsPath(repository, { ref: place.ref, path: place.path }),
      noindex: true,
    });
  }
  if (place.path !== undefined) {
    return pageMeta({
      ...common,
      title: view || folder ? `${place.path} in ${name}` : `No such file in ${name}`,
      description,
      path: repositoryFilePath(repository, place.path, place.ref),
      // Hundreds of files would crowd out the pages that introduce them.
      noindex: true,
    });
  }
  return pageMeta({
    ...common,
    title: name,
    description,
    keywords: ['git repository', 'source code', repository.name],
    path,
    // What is private is seen by its owner alone, and another branch is the same work.
    noindex: repository.is_private || place.ref !== undefined,
    nodes: [
      breadcrumbList(siteUrl, steps),
      {
        '@type': 'SoftwareSourceCode',
        name: repository.name,
        description,
        url: siteUrl + path,
        codeRepository: page.clone_url ?? undefined,
        dateCreated: repository.created_at,
        dateModified: repository.updated_at,
        isAccessibleForFree: true,
        author: { '@type': 'Person', name: repository.owner },
      },
    ],
  });
}
