import type { CommunityService } from '../community.ts';
import type { RepositoryService } from '../repositories.ts';
import type { SiteService } from '../sites.ts';
import type { Templates } from '../templates/templates.ts';
import type { Tool } from '../tool.ts';
import { applyTemplate } from './apply-template.ts';
import { communityTools } from './community-tools.ts';
import { repositoryTools } from './repository-tools.ts';
import { siteTools } from './site-tools.ts';
import { templateTools } from './template-tools.ts';

/** What the tools reach the product by. */
export interface ToolServices {
  templates: Templates;
  repositories: RepositoryService;
  /** Null where nothing can be published. */
  sites: SiteService | null;
  community: CommunityService;
}

/** Everything that an agent can ask for. `siteUrl` begins the addresses in answers. */
export function allTools(
  { templates, repositories, sites, community }: ToolServices,
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
