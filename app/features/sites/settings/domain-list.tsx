import type { User } from '@supabase/supabase-js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureWords } from '../../../lib/failure-words.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import type { Site } from '../sites.ts';
import { UnreadSection } from '../unread-section.tsx';
import { DomainForm } from './domain-form.tsx';
import { DomainRow } from './domain-row.tsx';
import { domainsQuery, lookAtDomain, removeDomain, type SiteDomain } from './domains.ts';

/** Domains that a site may have. The database decides. */
const MOST = 5;

/** Domains of a site: those that it answers under, and those that are still to be proved. */
export function DomainList({ user, site }: { user: User; site: Site }) {
  const queries = useQueryClient();
  const query = domainsQuery(user.id, site.id);
  const domains = useQuery({ ...query, staleTime: 0 });
  const { data } = domains;
  const [looking, setLooking] = useState<string | null>(null);
  const [removed, setRemoved] = useState<SiteDomain | null>(null);
  const [busy, setBusy] = useState(false);
  const refresh = () => queries.invalidateQueries({ queryKey: query.queryKey });

  async function look({ id, domain }: SiteDomain) {
    if (looking) return;
    setLooking(id);
    try {
      const { proved_at, fault } = await lookAtDomain(site.id, id);
      await refresh();
      if (proved_at && !fault)
        toast({ title: 'Proved', description: `${site.name} answers under ${domain}.` });
    } catch (error) {
      toast({ title: 'Nobody could look', description: failureWords(error), variant: 'destructive' });
    } finally {
      setLooking(null);
    }
  }

  async function remove({ id, domain }: SiteDomain) {
    setBusy(true);
    try {
      await removeDomain(site.id, id);
      await refresh();
      toast({ title: 'Domain removed', description: `${site.name} no longer has ${domain}.` });
    } catch (error) {
      toast({
        title: 'The domain was not removed',
        description: failureWords(error),
        variant: 'destructive',
      });
    } finally {
      setBusy(false);
      setRemoved(null);
    }
  }

  if (!data) return <UnreadSection what="domains" query={domains} />;
  return (
    <>
      {data.length > 0 && (
        <ul aria-label={`Domains of ${site.name}`} className="mt-4 border-t border-line">
          {data.map((domain) => (
            <DomainRow
              key={domain.id}
              domain={domain}
              site={site}
              looking={looking === domain.id}
              onLook={() => void look(domain)}
              onRemove={() => setRemoved(domain)}
            />
          ))}
        </ul>
      )}
      {data.length < MOST ? (
        <DomainForm siteId={site.id} onAdded={refresh} />
      ) : (
        <p className="mt-3 text-label text-ink-faint">A site has at most {MOST} domains.</p>
      )}
      <ConfirmDialog
        open={removed !== null}
        title={`Remove ${removed?.domain ?? ''}?`}
        description="The site no longer answers under this domain. Its other addresses go on."
        confirmLabel="Remove domain"
        busy={busy}
        onConfirm={() => removed && void remove(removed)}
        onCancel={() => setRemoved(null)}
      />
    </>
  );
}
