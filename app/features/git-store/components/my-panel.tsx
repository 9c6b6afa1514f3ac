import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { counted } from '../../../lib/counted.ts';
import { failureWords } from '../../../lib/failure-words.ts';
import { signInPath } from '../../../lib/next-page.ts';
import { useSession } from '../../../shell/session.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { mineQuery } from '../data/query-options.ts';
import type { StoreData } from '../data/store-data.ts';
import { listHref, type Selected } from '../listing.ts';
import { ListError } from './list-error.tsx';
import { RepositoryGrid } from './repository-grid.tsx';

type Props = { active: boolean; data: StoreData; selected: Selected | null; onCreate: () => void };

/** The tab 'My Repositories'. Visitors see an invitation, and what others have made public. */
export function MyPanel({ active, data, selected, onCreate }: Props) {
  const { status, user } = useSession();
  if (status === 'signed-in' && user) {
    return <Mine userId={user.id} active={active} selected={selected} onCreate={onCreate} />;
  }
  return (
    <>
      {status === 'loading' && (
        <div className="when-signed-in">
          <Heading />
          <Loading />
        </div>
      )}
      <div className="when-signed-out">
        <Visitor data={data} />
      </div>
    </>
  );
}

function Mine({ userId, active, selected, onCreate }: Omit<Props, 'data'> & { userId: string }) {
  const list = useQuery({ ...mineQuery(userId), enabled: active });
  if (list.isError && !list.isFetching) {
    return (
      <>
        <Heading />
        <ListError message={failureWords(list.error)} retry={() => void list.refetch()} />
      </>
    );
  }
  if (!list.data) {
    return (
      <>
        <Heading />
        <Loading />
      </>
    );
  }
  return (
    <div aria-busy={list.isFetching}>
      <Heading count={list.data.length} />
      {list.data.length === 0 ? (
        <EmptyState
          level={3}
          title="No repositories yet"
          description="Create your first repository to get started!"
          action={
            <Button onClick={onCreate}>
              <Plus aria-hidden="true" className="size-4" />
              Create Repository
            </Button>
          }
        />
      ) : (
        <RepositoryGrid repositories={list.data} selected={selected} active={active} />
      )}
    </div>
  );
}

function Heading({ count }: { count?: number }) {
  return (
    <div className="mb-5 flex min-h-10 flex-wrap items-baseline gap-x-3">
      <h2 className="font-display text-title font-bold">My Repositories</h2>
      <p role="status" className="text-label text-ink-soft tabular-nums">
        {count !== undefined && counted(count, 'repository', 'repositories')}
      </p>
    </div>
  );
}

function Loading() {
  return (
    <p className="flex min-h-64 items-center justify-center gap-3 text-ink-soft">
      <Spinner className="text-title" />
      Loading your repositories
    </p>
  );
}

function Visitor({ data }: { data: StoreData }) {
  const latest = data.list?.repositories.slice(0, 6) ?? [];
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5 border-l-2 border-ink pl-5">
        <div className="max-w-line">
          <h2 className="font-display text-title font-bold">My Repositories</h2>
          <p className="mt-2 text-ink-soft">
            Sign in to keep repositories of your own: private ones that nobody else can see, and public ones
            that anyone can read, download and clone.
          </p>
        </div>
        <ButtonLink to={signInPath('/git-store')} variant="secondary">
          Sign in or create an account
        </ButtonLink>
      </div>
      {latest.length > 0 && (
        <section className="mt-12">
          <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h2 className="font-display text-title font-bold">Latest in the community</h2>
            <ButtonLink to={listHref('community')} variant="ghost" size="sm" className="-mx-3">
              All {counted(data.list?.total ?? 0, 'public repository', 'public repositories')}
            </ButtonLink>
          </div>
          <RepositoryGrid repositories={latest} selected={null} active={false} />
        </section>
      )}
    </>
  );
}
