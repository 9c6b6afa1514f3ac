import type { User } from '@supabase/supabase-js';
import { Link } from 'react-router';
import { remixPath } from '../../../../domain/hosting/remix-path.ts';
import { type Site, setRemixAllowed } from '../sites.ts';
import { SiteSwitch } from './site-switch.tsx';

/** Whether others may copy the files of a site, and the page on which they do. */
export function RemixSetting({ user, site }: { user: User; site: Site }) {
  return (
    <SiteSwitch
      user={user}
      label="Remixes"
      hint="Others may copy the files of the site into a repository of their own. Copies that were made stay when you turn it off."
      isOn={site.remix_allowed}
      save={(isAllowed) => setRemixAllowed(site.id, isAllowed)}
      outcome={(isAllowed) =>
        isAllowed ? `Others may remix ${site.name}.` : `${site.name} is not remixed any more.`
      }
    >
      {site.remix_allowed && site.live_deployment_id && (
        <p className="mt-1 text-label">
          <Link to={remixPath(site.name)} className="text-link">
            Page to remix {site.name}
          </Link>
        </p>
      )}
    </SiteSwitch>
  );
}
