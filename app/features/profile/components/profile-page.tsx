import { type ReactNode, useState } from 'react';
import { useSession } from '../../../shell/session.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { type LinkTab, LinkTabs } from '../../../ui/link-tabs.tsx';
import { Page, PageHeading } from '../../../ui/page.tsx';
import { SIGN_IN_HREF } from '../messages.ts';
import { ProfilePanel } from './profile-panel.tsx';

/** Path of the profile, of one of its tabs. */
export function profilePath(tab?: string): string {
  return tab ? `/profile?tab=${tab}` : '/profile';
}

/** A member's page. `tabs` are those of other features, each with a heading of its own; `tab` is the one the address asks for. */
export function ProfilePage({ tab, tabs }: { tab: string; tabs: LinkTab[] }) {
  const current = tabs.some(({ value }) => value === tab) ? tab : 'profile';
  // Once opened the form stays, so that a look at the lists loses nothing of it.
  const [opened, setOpened] = useState(current === 'profile');
  if (!opened && current === 'profile') setOpened(true);
  return (
    <Page className="pt-6 sm:pt-8">
      <LinkTabs
        label="Your profile"
        value={current}
        scroll
        items={[
          { value: 'profile', label: 'Profile', to: profilePath(), panel: opened && <Self /> },
          ...tabs,
        ]}
      />
    </Page>
  );
}

function Self() {
  return (
    <>
      <PageHeading
        quiet
        title={<ByAccount member="My Profile" visitor="Create Your Profile" />}
        intro={
          <ByAccount
            member="Who you are and what you keep. Only you can see it."
            visitor="Say who you are, and keep your favourites and downloads on every device."
          />
        }
        action={
          <ButtonLink to={SIGN_IN_HREF} size="lg" className="when-signed-out">
            Sign In
          </ButtonLink>
        }
      />
      <ProfilePanel />
    </>
  );
}

/** Both until the account is known; `data-account` on the document shows the right one before the first paint. */
function ByAccount({ member, visitor }: { member: ReactNode; visitor: ReactNode }) {
  const { status } = useSession();
  if (status === 'signed-in') return member;
  if (status === 'signed-out') return visitor;
  return (
    <>
      <span className="when-signed-in">{member}</span>
      <span className="when-signed-out">{visitor}</span>
    </>
  );
}
