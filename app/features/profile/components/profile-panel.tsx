import type { User } from '@supabase/supabase-js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useSession } from '../../../shell/session.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { partOnDemand } from '../../../ui/part-on-demand.tsx';
import { holdsMembersDraft } from '../draft.ts';
import { EMPTY_PROFILE, type Profile, type ProfileField, type ProfileValues } from '../fields.ts';
import { LOAD_FAILED, SIGN_IN_HREF } from '../messages.ts';
import { profileQuery } from '../query-options.ts';
import { ProfileSkeleton } from './profile-skeleton.tsx';

// In the server's HTML all the same; form and validation come after what makes the page move.
const ProfileForm = partOnDemand(() => import('./profile-form.tsx'));

// Always the same element: a boundary that is updated before it is hydrated is thrown away with all that was typed in it.
const PREVIEW = (
  <Suspense fallback={<ProfileSkeleton />}>
    <ProfileForm user={null} saved={EMPTY_PROFILE} />
  </Suspense>
);

/** The tab 'Profile': a member's own, or a preview for visitors. */
export function ProfilePanel() {
  const { status, user } = useSession();
  const queries = useQueryClient();
  useEffect(() => {
    // The next person at this screen must not find it in the cache.
    if (status === 'signed-out') queries.removeQueries({ queryKey: ['profile'] });
  }, [status, queries]);
  if (user) return <MemberProfile key={user.id} user={user} />;
  return (
    <>
      {status === 'loading' && (
        <div className="when-signed-in">
          <ProfileSkeleton forMembers />
        </div>
      )}
      <div className="when-signed-out">
        <PreviewNotice />
        {PREVIEW}
      </div>
    </>
  );
}

function MemberProfile({ user }: { user: User }) {
  const { data, isError, isFetching, refetch } = useQuery(profileQuery(user.id));
  const saved = useMemo(() => data && valuesOf(data), [data]);
  if (saved) {
    return (
      <Suspense fallback={<ProfileSkeleton />}>
        <ProfileForm user={user} saved={saved} picture={data?.avatar_url ?? ''} />
      </Suspense>
    );
  }
  if (!isError || isFetching) return <ProfileSkeleton />;
  return (
    <Alert
      variant="danger"
      action={
        <Button size="sm" variant="secondary" onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      {LOAD_FAILED}
    </Alert>
  );
}

/** Says that this is a preview, or that a session has ended on the way. */
function PreviewNotice() {
  const [interrupted, setInterrupted] = useState(false);
  useEffect(() => setInterrupted(holdsMembersDraft()), []);
  return (
    <Alert
      className="mb-8"
      title={interrupted ? 'Your session has ended' : 'This is a preview'}
      action={
        interrupted && (
          <ButtonLink to={SIGN_IN_HREF} size="sm" variant="secondary">
            Sign in again
          </ButtonLink>
        )
      }
    >
      {interrupted
        ? 'What you typed is kept in this tab and is filled in again once you have signed in.'
        : 'Look around and try it out. To save a profile you need an account; what you type here is kept in this tab until you sign in.'}
    </Alert>
  );
}

function valuesOf(profile: Profile): ProfileValues {
  const fields = Object.keys(EMPTY_PROFILE) as ProfileField[];
  return Object.fromEntries(fields.map((field) => [field, profile[field] ?? ''])) as ProfileValues;
}
