import type { CommunityDoor } from '../community.ts';
import type { RepositoryDoor } from '../repositories.ts';
import type { SiteDoor } from '../sites.ts';
import type { Templates } from '../templates/templates.ts';
import type { Tool } from '../tool.ts';
import { applyTemplate } from './apply-template.ts';
import { communityTools } from './community-tools.ts';
import { repositoryTools } from './repository-tools.ts';
import { siteTools } from './site-tools.ts';
import { templateTools } from './template-tools.ts';

/** What the tools reach the product by. */
export interface Doors {
  templates: Templates;
  repositories: RepositoryDoor;
  /** Null where nothing can be published. */
  sites: SiteDoor | null;
  community: CommunityDoor;
}

/** Everything that an agent can ask for. `siteUrl` begins the addresses in answers. */
export function allTools(
  { templates, repositories, sites, community }: Doors,
  site: { siteUrl: string },
): Tool[] {
  return [
    ...templateTools(templates, site),
    applyTemplate(templates, repositories),
    ...repositoryTools(repositories, site),
    ...(sites ? siteTools(sites, repositories) : []),
    ...communityTools(community, site),
  ];
}
