import type { User } from '@supabase/supabase-js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { remixPath } from '../../../domain/hosting/remix-path.ts';
import { failureWords } from '../../lib/failure-words.ts';
import { toast } from '../../ui/toast.ts';
import { refreshSites, type Site, setRemixAllowed } from './sites.ts';

/** Whether others may copy the files of a site, and the page on which they do. */
export function RemixSetting({ user, site }: { user: User; site: Site }) {
  const queries = useQueryClient();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isAllowed = wanted ?? site.remix_allowed;

  async function change(isOn: boolean) {
    if (wanted !== null) return;
    setWanted(isOn);
    try {
      await setRemixAllowed(site.id, isOn);
      await refreshSites(queries, user.id);
      const description = isOn ? `Others may remix ${site.name}.` : `${site.name} is not remixed any more.`;
      toast({ title: 'Saved', description });
    } catch (error) {
      toast({ title: 'Nothing was changed', description: failureWords(error), variant: 'destructive' });
    } finally {
      setWanted(null);
    }
  }

  return (
    <div className="mt-4">
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          checked={isAllowed}
          aria-disabled={wanted !== null}
          onChange={(event) => void change(event.target.checked)}
          className="mt-0.5 size-5 shrink-0"
        />
        <span className="leading-6">
          <span className="block font-medium">Remixes</span>
          <span className="block text-[0.9375rem] text-ink-soft">
            Lets others copy the files of the site into a repository of their own. Copies that were made stay
            when you turn it off.
          </span>
        </span>
      </label>
      {isAllowed && site.live_deployment_id && (
        <p className="mt-2 ps-8 text-[0.9375rem]">
          <Link to={remixPath(site.name)} className="text-link">
            Page to remix {site.name}
          </Link>
        </p>
      )}
    </div>
  );
}
