import type { User } from '@supabase/supabase-js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { FunctionError } from '../../lib/call-function.ts';
import { counted } from '../../lib/counted.ts';
import { failureWords } from '../../lib/failure-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { partOnDemand } from '../../ui/part-on-demand.tsx';
import { toast } from '../../ui/toast.ts';
import { useLanding } from '../../ui/use-landing.ts';
import type { Publishable } from './publish-dialog.tsx';
import { SiteRow } from './site-row.tsx';
import { deleteSite, refreshSites, type Site, setLive, sitesQuery } from './sites.ts';

const PublishDialog = partOnDemand(() => import('./publish-dialog.tsx'));
const RenameDialog = partOnDemand(() => import('./rename-dialog.tsx'));

type Props = {
  user: User;
  /** In place of the list while it is being read. */
  skeleton: ReactNode;
};

/** The tab 'Sites' of the profile: what a member has published, and its deployments. */
export default function SitesPanel({ user, skeleton }: Props) {
  const { data, error, isError, isFetching, refetch } = useQuery({ ...sitesQuery(user.id), staleTime: 0 });
  if (!data) {
    if (!isError || isFetching) return skeleton;
    if (error instanceof FunctionError && error.code === 'sites_unavailable') {
      return <EmptyState title="No sites here" description={error.message} />;
    }
    return (
      <Alert
        variant="danger"
        action={
          <Button size="sm" variant="secondary" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        Failed to load your sites. Please check your connection and try again.
      </Alert>
    );
  }
  return <SiteList user={user} sites={data} />;
}

type Asked = { what: 'delete' | 'unpublish'; site: Site };

function SiteList({ user, sites }: { user: User; sites: Site[] }) {
  const queries = useQueryClient();
  const { ref: landing, land } = useLanding<HTMLDivElement>();
  const [publishing, setPublishing] = useState<Publishable | null>(null);
  const [renamed, setRenamed] = useState<Site | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [busy, setBusy] = useState(false);

  async function run({ what, site }: Asked) {
    if (busy) return;
    setBusy(true);
    try {
      await (what === 'delete' ? deleteSite(site.id) : setLive(site.id, null));
      await refreshSites(queries, user.id);
      toast({
        title: what === 'delete' ? 'Site deleted' : 'Site unpublished',
        description: `Nothing is at ${site.address} any more.`,
      });
      land();
    } catch (error) {
      const title = what === 'delete' ? 'The site was not deleted' : 'The site was not unpublished';
      toast({ title, description: failureWords(error), variant: 'destructive' });
    } finally {
      setAsked(null);
      setBusy(false);
    }
  }

  const start = (
    <Button onClick={() => setPublishing({ kind: 'upload' })}>
      <Plus aria-hidden="true" className="size-4" />
      Publish a zip
    </Button>
  );
  return (
    <div ref={landing} tabIndex={-1} className="max-w-4xl">
      {sites.length === 0 ? (
        <EmptyState
          title="No sites yet"
          description="Publish a zip here, or one of your projects or repositories from its own page. Each site gets an address of its own."
          action={start}
        />
      ) : (
        <>
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <p className="text-label text-ink-soft tabular-nums">{counted(sites.length, 'site')}</p>
            {start}
          </div>
          <ul aria-label="Sites" className="border-t border-line">
            {sites.map((site) => (
              <SiteRow
                key={site.id}
                user={user}
                site={site}
                onPublish={() => setPublishing({ kind: 'upload', site })}
                onRename={() => setRenamed(site)}
                onUnpublish={() => setAsked({ what: 'unpublish', site })}
                onDelete={() => setAsked({ what: 'delete', site })}
              />
            ))}
          </ul>
        </>
      )}
      <Suspense>
        {publishing && <PublishDialog user={user} what={publishing} onClose={() => setPublishing(null)} />}
        {renamed && <RenameDialog user={user} site={renamed} onClose={() => setRenamed(null)} />}
      </Suspense>
      <ConfirmDialog
        open={asked !== null}
        title={`${asked?.what === 'delete' ? 'Delete' : 'Unpublish'} “${asked?.site.name ?? ''}”?`}
        description={
          asked?.what === 'delete'
            ? 'The site and all of its deployments are deleted for good. Its name stays yours.'
            : 'Visitors see nothing at its address until you make a deployment live again. Pushes are no longer published.'
        }
        confirmLabel={asked?.what === 'delete' ? 'Delete site' : 'Unpublish site'}
        busy={busy}
        onConfirm={() => asked && void run(asked)}
        onCancel={() => setAsked(null)}
      />
    </div>
  );
}
