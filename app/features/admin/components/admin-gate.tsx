import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect } from 'react';
import { keepDeskHint } from '../../../lib/desk-hint.ts';
import { getSupabase } from '../../../lib/supabase.ts';
import { useSession } from '../../../shell/session.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { partOnDemand } from '../../../ui/part-on-demand.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { readIsOperator } from '../read.ts';
import type { Place } from '../sections.ts';

// Nobody else fetches its code.
const AdminPage = partOnDemand(() => import('./admin-page.tsx'));

type Props = {
  place: Place | null;
  /** What is shown instead; `isSure` is false while nobody knows yet who is there. */
  notFound: (isSure: boolean) => ReactNode;
};

/**
 * The desk for accounts that run the site, `notFound` for everybody else. What the desk shows and does is decided by the
 * database's policies; this only spares others the sight of an empty one.
 */
export function AdminGate({ place, notFound }: Props) {
  const { status, user } = useSession();
  const { data, isError, refetch } = useQuery({
    queryKey: ['operator', user?.id],
    enabled: user !== null && place !== null,
    staleTime: 60_000,
    queryFn: async () => readIsOperator(await getSupabase()),
  });
  // Also for somebody who has been named an operator, or is one no more, since the sign-in.
  useEffect(() => {
    if (user && data !== undefined) keepDeskHint(data);
  }, [user, data]);
  if (place === null || status === 'signed-out' || (user && data === false)) return notFound(true);
  if (user && data) {
    return (
      <Suspense fallback={<Waiting />}>
        <AdminPage place={place} />
      </Suspense>
    );
  }
  if (user && isError) {
    return (
      <Page>
        <Alert
          variant="danger"
          action={
            <Button size="sm" variant="secondary" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          Your account could not be checked.
        </Alert>
      </Page>
    );
  }
  return (
    <>
      <div className="when-signed-out">{notFound(false)}</div>
      <div className="when-signed-in">
        <Waiting />
      </div>
    </>
  );
}

function Waiting() {
  return (
    <Page className="flex min-h-[70vh] items-center justify-center text-title text-ink-faint">
      <Spinner />
      <span role="status" className="sr-only">
        Loading
      </span>
    </Page>
  );
}
