import { useSearchParams } from 'react-router';
import { MemberTab, TabSkeleton } from '../features/profile/components/member-tab.tsx';
import { ProfilePage, profilePath } from '../features/profile/components/profile-page.tsx';
import { livePublishing } from '../features/sites/live-publishing.ts';
import { favourites } from '../features/templates/favourites/favourites.ts';
import { FavouritesPanel } from '../features/templates/favourites/favourites-panel.tsx';
import { downloads } from '../features/templates/history/downloads.ts';
import { DownloadsPanel } from '../features/templates/history/downloads-panel.tsx';
import { KeptCount } from '../features/templates/library/kept-count.tsx';
import type { LibraryTemplate } from '../features/templates/library/library-templates.server.ts';
import { partOnDemand } from '../ui/part-on-demand.tsx';

// What only members see comes after what makes the page move.
const OwnProjectsPanel = partOnDemand(() => import('../features/community/own/own-projects-panel.tsx'));
const RepositoriesPanel = partOnDemand(
  () => import('../features/profile/repositories/repositories-panel.tsx'),
);
const SitesPanel = partOnDemand(() => import('../features/sites/sites-panel.tsx'));
const Purchases = partOnDemand(() => import('../features/premium/components/purchases.tsx'));
const TokensPanel = partOnDemand(() => import('../features/profile/tokens/tokens-panel.tsx'));
const StoragePanel = partOnDemand(() => import('../features/profile/storage/storage-panel.tsx'));
const SecurityPanel = partOnDemand(() => import('../features/profile/security/security-panel.tsx'));

const MEMBER_TABS = [
  {
    value: 'projects',
    title: 'My projects',
    intro: 'Everything you have shared, and what is not public yet.',
    invitation: 'Your projects are listed here, drafts and waiting ones too.',
  },
  {
    value: 'repositories',
    title: 'Repositories',
    intro: 'Your source files in the Git Store, private and public.',
    invitation: 'Your repositories of the Git Store are listed here.',
  },
  {
    value: 'sites',
    title: 'Sites',
    intro: 'What you have published, each at an address of its own.',
    invitation: 'Your published sites are listed here.',
  },
  {
    value: 'purchases',
    title: 'Purchases',
    invitation: 'What you have bought waits here to be downloaded again.',
  },
  {
    value: 'storage',
    title: 'Storage',
    intro: 'What your account keeps here, and how much room is left. Only you can see it.',
    invitation: 'What your account keeps, and how much room is left.',
  },
  {
    value: 'tokens',
    title: 'Access tokens',
    intro: 'What git uses in place of your password.',
    invitation: 'Access tokens let git clone your private repositories and push to them.',
  },
  {
    value: 'security',
    title: 'Security',
    invitation: 'Your password, your devices, a second factor, and your data.',
  },
];

function panelOf(tab: (typeof MEMBER_TABS)[number]) {
  const href = profilePath(tab.value);
  return (
    <MemberTab {...tab} href={href}>
      {(user) => {
        if (tab.value === 'projects')
          return <OwnProjectsPanel user={user} href={href} live={livePublishing} />;
        if (tab.value === 'repositories') return <RepositoriesPanel user={user} />;
        if (tab.value === 'sites') return <SitesPanel user={user} skeleton={<TabSkeleton />} />;
        if (tab.value === 'purchases') return <Purchases />;
        if (tab.value === 'storage') return <StoragePanel user={user} />;
        if (tab.value === 'tokens') return <TokensPanel user={user} />;
        return <SecurityPanel user={user} />;
      }}
    </MemberTab>
  );
}

/** The profile with the tabs of all features. `templates` are there for the tabs that show some of them. */
export function ProfileTabs({ templates }: { templates: Record<string, LibraryTemplate> | null }) {
  const [params] = useSearchParams();
  const tab = params.get('tab') ?? 'profile';
  const memberTabs = MEMBER_TABS.map((one) => ({
    value: one.value,
    label: one.title,
    to: profilePath(one.value),
    panel: tab === one.value && panelOf(one),
  }));
  const kept = [
    {
      value: 'favourites',
      label: (
        <>
          Favourites
          <KeptCount list={favourites} />
        </>
      ),
      to: profilePath('favourites'),
      panel: templates && tab === 'favourites' && <FavouritesPanel templates={templates} />,
    },
    {
      value: 'downloads',
      label: (
        <>
          Downloads
          <KeptCount list={downloads} />
        </>
      ),
      to: profilePath('downloads'),
      panel: templates && tab === 'downloads' && <DownloadsPanel templates={templates} />,
    },
  ];
  return <ProfilePage tab={tab} tabs={[...memberTabs.slice(0, 3), ...kept, ...memberTabs.slice(3)]} />;
}
