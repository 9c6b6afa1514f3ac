import type { User } from '@supabase/supabase-js';
import { useEffect, useState } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import type { ProfileValues } from '../fields.ts';
import { AccountStatus } from './account-status.tsx';
import { AvatarControls } from './avatar-controls.tsx';
import { Identity } from './identity.tsx';
import { AboutSection, ContactSection, SocialSection } from './profile-fields.tsx';
import { PREVIEW_ID, useProfileForm } from './use-profile-form.ts';

type Props = {
  /** Null for a visitor, for whom this is a preview. */
  user: User | null;
  saved: ProfileValues;
  /** Address of the member's picture; empty without one. */
  picture?: string;
};

/** The profile: who it shows at the side, what can be changed beside it. */
export default function ProfileForm({ user, saved, picture = '' }: Props) {
  const form = useProfileForm(user?.id ?? null, saved);
  const { register, formState, values, saving, restored, submit, discard } = form;
  const { errors, isDirty } = formState;
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const email = user?.email ?? null;
  const changed = user !== null && isDirty;
  const saveLabel = saving ? 'Saving...' : 'Save Profile';
  return (
    <form
      id={user ? undefined : PREVIEW_ID}
      aria-label="Profile"
      method="post"
      noValidate
      data-waits-for-script={hydrated ? undefined : 'true'}
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-x-12 gap-y-8 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <div className="flex flex-col gap-8 self-start max-lg:contents lg:sticky lg:top-20">
        <Identity
          values={values}
          email={email}
          picture={picture}
          controls={user && <AvatarControls userId={user.id} picture={picture} />}
        />
        {user && <AccountStatus user={user} />}
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        {restored && user && (
          <Alert
            title="Not saved yet"
            action={
              <Button size="sm" variant="secondary" onClick={discard}>
                Discard changes
              </Button>
            }
          >
            What you typed before is filled in again. Save your profile to keep it.
          </Alert>
        )}
        <fieldset disabled={saving} className="flex min-w-0 flex-col gap-6">
          <AboutSection register={register} errors={errors} length={[...values.about].length} />
          <ContactSection register={register} errors={errors} email={email} />
          <SocialSection register={register} errors={errors} />
        </fieldset>
        <p className="hidden text-ink-soft unscripted:block">Saving needs JavaScript, which is off.</p>
        {/* At the left: notifications come up at the right. */}
        <div className="flex items-center gap-3 border-t border-line pt-6 max-md:hidden unscripted:hidden">
          <Button type="submit" size="lg" busy={saving}>
            {saveLabel}
          </Button>
          {changed && (
            <Button variant="ghost" size="lg" onClick={discard} disabled={saving}>
              Discard
            </Button>
          )}
          <p role="status" className="ml-1 text-label text-ink-faint">
            {changed && !saving ? 'You have unsaved changes.' : 'Only you can see your profile.'}
          </p>
        </div>
        <Button type="submit" size="lg" busy={saving} className="w-full md:hidden unscripted:hidden">
          {saveLabel}
        </Button>
      </div>
      <LeaveGuard
        active={changed && !saving}
        title="Leave without saving?"
        description="Your profile has changes that are not saved. Leaving this page discards them."
        confirmLabel="Leave and discard"
        onLeave={discard}
      />
    </form>
  );
}
