import type { User } from '@supabase/supabase-js';
import type { ComponentType } from 'react';
import { ChecksSection } from './checks/checks-section.tsx';
import { DeploymentList } from './deployment-list.tsx';
import { InboxSection } from './inbox/inbox-section.tsx';
import { NewEntries } from './inbox/new-entries.tsx';
import { SiteSettings } from './settings/site-settings.tsx';
import type { Site } from './sites.ts';
import { VisitsSection } from './visits/visits-section.tsx';

/** Something of a site that its owner opens below its row. */
export interface SiteSection {
  id: string;
  label: string;
  Section: ComponentType<{ user: User; site: Site }>;
  /** Beside the label on the button. */
  Mark?: ComponentType<{ user: User; site: Site }>;
}

/** In the order of their buttons. */
export const SITE_SECTIONS: SiteSection[] = [
  { id: 'deployments', label: 'Deployments', Section: DeploymentList },
  { id: 'inbox', label: 'Inbox', Section: InboxSection, Mark: NewEntries },
  { id: 'visits', label: 'Visits', Section: VisitsSection },
  { id: 'checks', label: 'Checks', Section: ChecksSection },
  { id: 'settings', label: 'Settings', Section: SiteSettings },
];
