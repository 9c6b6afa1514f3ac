import type { User } from '@supabase/supabase-js';
import { useQuery } from '@tanstack/react-query';
import { Alert } from '../../../ui/alert.tsx';
import type { Site } from '../sites.ts';
import { UnreadSection } from '../unread-section.tsx';
import { CheckReport } from './check-report.tsx';
import { checksQuery } from './checks.ts';

const unseen = {
  waiting: 'This deployment waits to be looked at. That takes a minute or two.',
  looking: 'A browser is looking at this deployment now.',
} as const;

/** What a browser found out about what is live, or about what was live last. */
export function ChecksSection({ user, site }: { user: User; site: Site }) {
  const query = useQuery({ ...checksQuery(user.id, site.id), staleTime: 0 });
  const { data } = query;
  if (!data) return <UnreadSection what="checks" query={query} />;
  const live = data.checks.find(({ deployment_id }) => deployment_id === site.live_deployment_id);
  const check = live ?? data.checks[0];
  if (check?.state === 'done') return <CheckReport site={site} check={check} isLive={check === live} />;
  if (check?.state === 'failed') {
    return (
      <Alert variant="danger" title="This deployment could not be looked at" className="mt-4">
        {check.failure} Publish it again to have it tried again. Visitors see your site all the same.
      </Alert>
    );
  }
  if (!data.is_open) {
    return (
      <Note>This server has no browser to look at sites with, so there are no pictures and checks.</Note>
    );
  }
  if (!check) return <Note>Nothing was looked at yet. Each deployment is when it becomes live.</Note>;
  return <Note>{unseen[check.state]}</Note>;
}

function Note({ children }: { children: string }) {
  return (
    <p role="status" className="mt-4 text-label text-ink-soft">
      {children}
    </p>
  );
}
