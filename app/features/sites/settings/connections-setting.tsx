import type { User } from '@supabase/supabase-js';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { failureWords } from '../../../lib/failure-words.ts';
import { toast } from '../../../ui/toast.ts';
import { refreshSites, type Site, setOpenConnections } from '../sites.ts';

/** Whether the pages of a site may connect to other hosts. */
export function ConnectionsSetting({ user, site }: { user: User; site: Site }) {
  const id = useId();
  const queries = useQueryClient();
  const [wanted, setWanted] = useState<boolean | null>(null);

  const isOn = wanted ?? site.open_connections;

  async function change(isOpen: boolean) {
    if (wanted !== null) return;
    setWanted(isOpen);
    try {
      await setOpenConnections(site.id, isOpen);
      await refreshSites(queries, user.id);
      toast({
        title: 'Saved',
        description: isOpen
          ? `Pages of ${site.name} may connect to other hosts.`
          : `Pages of ${site.name} connect to the site itself alone.`,
      });
    } catch (error) {
      toast({ title: 'Nothing was changed', description: failureWords(error), variant: 'destructive' });
    } finally {
      setWanted(null);
    }
  }

  return (
    <div className="flex items-start justify-between gap-6">
      <div>
        <label htmlFor={id} className="text-[0.9375rem] font-semibold">
          Connections to other hosts
        </label>
        <p id={`${id}-hint`} className="max-w-line text-label text-ink-faint">
          Scripts may call services elsewhere, and pages may show frames of other sites. Turn it on only if
          the site needs it.
        </p>
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        aria-describedby={`${id}-hint`}
        onChange={(event) => void change(event.target.checked)}
        className="mt-0.5 shrink-0 appearance-none"
        data-switch
      />
    </div>
  );
}
