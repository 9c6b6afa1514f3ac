import type { User } from '@supabase/supabase-js';
import { type ReactNode, Suspense } from 'react';
import { cx } from '../../../lib/cx.ts';
import { signInPath } from '../../../lib/next-page.ts';
import { useSession } from '../../../shell/session.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeading } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

type Props = {
  title: string;
  intro?: ReactNode;
  /** What a visitor would have here: 'See your projects'. */
  invitation: string;
  /** The tab's address, to come back to after signing in. */
  href: string;
  children: (user: User) => ReactNode;
};

/** A tab of the profile that only members have: its heading, and what a visitor sees in place of it. */
export function MemberTab({ title, intro, invitation, href, children }: Props) {
  const { status, user } = useSession();
  return (
    <>
      <PageHeading quiet title={title} intro={intro} />
      {user && (
        // Another member's at once when the account changes.
        <Suspense key={user.id} fallback={<TabSkeleton />}>
          {children(user)}
        </Suspense>
      )}
      {status === 'loading' && (
        <div className="when-signed-in">
          <TabSkeleton />
        </div>
      )}
      {status !== 'signed-in' && (
        <div className="when-signed-out">
          <EmptyState
            title="Please sign in"
            description={invitation}
            action={<ButtonLink to={signInPath(href)}>Sign In</ButtonLink>}
          />
        </div>
      )}
    </>
  );
}

/** The place of a list that is being read. */
export function TabSkeleton() {
  return (
    <div aria-busy="true" className="flex max-w-4xl flex-col gap-4">
      <p role="status" className="sr-only">
        Loading...
      </p>
      {['w-48', 'w-64', 'w-40'].map((width) => (
        <div key={width} className="flex flex-col gap-3 border-t border-line pt-5 pb-1">
          <Skeleton className={cx('h-5 max-w-full', width)} />
          <Skeleton className="h-4 w-72 max-w-full" />
        </div>
      ))}
    </div>
  );
}
