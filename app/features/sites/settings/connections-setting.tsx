import type { User } from '@supabase/supabase-js';
import { type Site, setOpenConnections } from '../sites.ts';
import { SiteSwitch } from './site-switch.tsx';

/** Whether the pages of a site may connect to other hosts. */
export function ConnectionsSetting({ user, site }: { user: User; site: Site }) {
  return (
    <SiteSwitch
      user={user}
      label="Connections to other hosts"
      hint="Scripts may call services elsewhere, and pages may show frames of other sites. Turn it on only if the site needs it."
      isOn={site.open_connections}
      save={(isOpen) => setOpenConnections(site.id, isOpen)}
      outcome={(isOpen) =>
        isOpen
          ? `Pages of ${site.name} may connect to other hosts.`
          : `Pages of ${site.name} connect to the site itself alone.`
      }
    />
  );
}
