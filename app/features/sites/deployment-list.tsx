import type { User } from '@supabase/supabase-js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { KEPT_DEPLOYMENTS } from '../../../domain/hosting/limits.ts';
import { counted } from '../../lib/counted.ts';
import { timeAgo } from '../../lib/dates.ts';
import { failureWords } from '../../lib/failure-words.ts';
import { formatFileSize } from '../../lib/file-size.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { CheckLine } from './checks/check-line.tsx';
import { type Check, checksQuery } from './checks/checks.ts';
import { NoteList } from './note-list.tsx';
import { type Deployment, deploymentsQuery, refreshSites, type Site, setLive } from './sites.ts';
import { UnreadSection } from './unread-section.tsx';

const sourceWords = {
  project: 'Project',
  repository: 'Repository',
  upload: 'Zip',
  builder: 'AI builder',
} as const satisfies Record<Deployment['source'], string>;

/** Deployments of a site: what each was made from, its preview, and which one is live. */
export function DeploymentList({ user, site }: { user: User; site: Site }) {
  const queries = useQueryClient();
  const [changing, setChanging] = useState<string | null>(null);
  const query = useQuery({ ...deploymentsQuery(user.id, site.id), staleTime: 0 });
  const checks = useQuery(checksQuery(user.id, site.id)).data?.checks;
  if (!query.data) return <UnreadSection what="deployments" query={query} />;
  const deployments = query.data;
  const liveIndex = deployments.findIndex(({ is_live }) => is_live);

  async function makeLive(deployment: Deployment) {
    if (changing) return;
    setChanging(deployment.id);
    try {
      await setLive(site.id, deployment.id);
      await refreshSites(queries, user.id);
      toast({ title: 'Live now', description: `${site.name} shows this deployment.` });
    } catch (error) {
      toast({ title: 'Nothing was changed', description: failureWords(error), variant: 'destructive' });
    } finally {
      setChanging(null);
    }
  }

  return (
    <>
      <ol aria-label={`Deployments of ${site.name}`} className="mt-1">
        {deployments.map((deployment, index) => (
          <DeploymentRow
            key={deployment.id}
            deployment={deployment}
            check={checks?.find(({ deployment_id }) => deployment_id === deployment.id)}
            // One that is older than what is live.
            isEarlier={liveIndex !== -1 && index > liveIndex}
            busy={changing === deployment.id}
            disabled={changing !== null}
            isDown={site.taken_down_at !== null}
            onLive={() => void makeLive(deployment)}
          />
        ))}
      </ol>
      <p className="mt-2 text-label text-ink-faint">The last {KEPT_DEPLOYMENTS} and the live one are kept.</p>
    </>
  );
}

type RowProps = {
  deployment: Deployment;
  check: Check | undefined;
  isEarlier: boolean;
  busy: boolean;
  disabled: boolean;
  /** Whether the site was taken down: nothing of it is shown then. */
  isDown: boolean;
  onLive: () => void;
};

function DeploymentRow({ deployment, check, isEarlier, busy, disabled, isDown, onLive }: RowProps) {
  const { source, source_label, files, bytes, notes, created_at, is_live, address } = deployment;
  const what = `${sourceWords[source]}${source_label && `: ${source_label}`}`;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[0.9375rem]">
          <bdi className="min-w-0 break-words">{what}</bdi>
          {is_live && <Badge variant="success">Live</Badge>}
        </p>
        <p className="text-label text-ink-faint tabular-nums">
          You, <time dateTime={created_at}>{timeAgo(created_at)}</time>
          <span aria-hidden="true"> · </span>
          {counted(files, 'file')}
          <span aria-hidden="true"> · </span>
          {formatFileSize(bytes, 'plain')}
        </p>
        {check?.state === 'done' && <CheckLine check={check} />}
        <NoteList notes={notes} />
      </div>
      {!isDown && (
        <div className="flex flex-wrap gap-2">
          <a
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ variant: 'ghost', size: 'sm' })}
          >
            Preview<span className="sr-only"> of {what} (opens in a new tab)</span>
          </a>
          {!is_live && (
            <Button variant="secondary" size="sm" busy={busy} disabled={disabled} onClick={onLive}>
              {isEarlier ? 'Roll back' : 'Make live'}
              <span className="sr-only">
                {isEarlier ? ' to' : ':'} {what}
              </span>
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
