import type { User } from '@supabase/supabase-js';
import type { ComponentType } from 'react';
import { ChecksSection } from './checks/checks-section.tsx';
import { DeploymentList } from './deployment-list.tsx';
import type { Site } from './sites.ts';

/** Something of a site that its owner opens below its row. */
export interface SiteSection {
  id: string;
  label: string;
  Section: ComponentType<{ user: User; site: Site }>;
}

/** In the order of their buttons. */
export const SITE_SECTIONS: SiteSection[] = [
  { id: 'deployments', label: 'Deployments', Section: DeploymentList },
  { id: 'checks', label: 'Checks', Section: ChecksSection },
];
