import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useSearchParams } from 'react-router';
import { ProfilePage, profilePath } from '../features/profile/components/profile-page.tsx';
import { favourites } from '../features/templates/favourites/favourites.ts';
import { FavouritesPanel } from '../features/templates/favourites/favourites-panel.tsx';
import { downloads } from '../features/templates/history/downloads.ts';
import { DownloadsPanel } from '../features/templates/history/downloads-panel.tsx';
import { KeptCount } from '../features/templates/library/kept-count.tsx';
import { loadLibraryTemplates } from '../features/templates/library/library-templates.server.ts';
import { pageMeta, siteUrlOf } from '../lib/seo.ts';
import { withQueries } from '../shell/with-queries.tsx';

/** The templates, for the tabs that show some of them: which ones is known to the browser only. */
export function loader({ request }: LoaderFunctionArgs) {
  const tab = new URL(request.url).searchParams.get('tab');
  return { templates: tab === 'favourites' || tab === 'downloads' ? loadLibraryTemplates() : null };
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Profile',
    description: 'Your profile, your favourite templates and what you have downloaded.',
    path: '/profile',
    siteUrl: siteUrlOf(matches),
    noindex: true,
  });

export default withQueries(ProfileRoute);

function ProfileRoute() {
  const { templates } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const tab = params.get('tab') ?? 'profile';
  return (
    <ProfilePage
      tab={tab}
      tabs={[
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
      ]}
    />
  );
}
