import type { User } from '@supabase/supabase-js';
import type { ComponentType } from 'react';
import { DeploymentList } from './deployment-list.tsx';
import { RemixSetting } from './remix-setting.tsx';
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
  { id: 'remix', label: 'Remixes', Section: RemixSetting },
];
