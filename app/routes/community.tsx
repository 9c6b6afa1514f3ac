import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { siteUrlOf } from '../../domain/site/seo.ts';
import { parseListing, parseTab } from '../features/community/listing.ts';
import { type CommunityData, loadCommunity } from '../features/community/load.server.ts';
import { communityMeta } from '../features/community/meta.ts';
import { pageOnDemand } from '../shell/first-paint/page-on-demand.tsx';

export { loadCommunity as loader };

const CommunityPage = pageOnDemand(async () => {
  const [{ CommunityPage }, { livePublishing }, { withQueries }] = await Promise.all([
    import('../features/community/components/community-page.tsx'),
    import('../features/sites/live-publishing.ts'),
    import('../shell/with-queries.tsx'),
  ]);
  return withQueries(({ data }: { data: CommunityData }) => (
    <CommunityPage data={data} live={livePublishing} />
  ));
});

export async function clientLoader({ url, params }: ClientLoaderFunctionArgs) {
  const [{ loadCommunityInBrowser }, { getQueryClient }] = await Promise.all([
    import('../features/community/load-in-browser.ts'),
    import('../shell/query-client.ts'),
    CommunityPage.fetch(),
  ]);
  return loadCommunityInBrowser(getQueryClient(), url, params.slug);
}

export const meta: MetaFunction = ({ loaderData, location, matches }) => {
  const params = new URLSearchParams(location.search);
  return communityMeta(loaderData as CommunityData | undefined, {
    siteUrl: siteUrlOf(matches),
    listing: parseListing(params),
    tab: parseTab(params),
  });
};

export default function CommunityRoute() {
  return <CommunityPage data={useLoaderData() as CommunityData} />;
}
