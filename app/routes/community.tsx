import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { CommunityPage } from '../features/community/components/community-page.tsx';
import { parseListing, parseTab } from '../features/community/listing.ts';
import { type CommunityData, loadCommunity } from '../features/community/load.server.ts';
import { loadCommunityInBrowser } from '../features/community/load-in-browser.ts';
import { communityMeta } from '../features/community/meta.ts';
import { siteUrlOf } from '../lib/seo.ts';
import { getQueryClient } from '../shell/query-client.ts';

export { loadCommunity as loader };

export function clientLoader({ url, params }: ClientLoaderFunctionArgs) {
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
