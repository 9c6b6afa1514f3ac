import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { pageMeta, siteUrlOf } from '../../domain/site/seo.ts';
import { holdsDraft } from '../features/profile/draft.ts';
import { loadLibraryTemplates } from '../features/templates/library/library-templates.server.ts';
import { pageOnDemand, whenNeeded } from '../shell/first-paint/page-on-demand.tsx';

const ProfileTabs = pageOnDemand(
  async () => {
    const [tabs, { withQueries }] = await Promise.all([
      import('./profile-tabs.tsx'),
      import('../shell/with-queries.tsx'),
    ]);
    return withQueries(tabs.ProfileTabs);
  },
  // It fills in what was typed before.
  () => (holdsDraft() ? Promise.resolve() : whenNeeded()),
);

/** The templates, for the tabs that show some of them: which ones is known to the browser only. */
export function loader({ request }: LoaderFunctionArgs) {
  const tab = new URL(request.url).searchParams.get('tab');
  return { templates: tab === 'favourites' || tab === 'downloads' ? loadLibraryTemplates() : null };
}

export const { clientLoader } = ProfileTabs;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Profile',
    description:
      'Your profile, your projects and repositories, what you keep, and how your account is secured.',
    path: '/profile',
    siteUrl: siteUrlOf(matches),
    noindex: true,
  });

export default function ProfileRoute() {
  return <ProfileTabs templates={useLoaderData<typeof loader>().templates} />;
}
