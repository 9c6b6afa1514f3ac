import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { loadStore } from '../features/git-store/data/load.server.ts';
import type { StoreData } from '../features/git-store/data/store-data.ts';
import '../features/git-store/git-store.css';
import { parseListing, parseTab } from '../features/git-store/listing.ts';
import { storeMeta } from '../features/git-store/meta.ts';
import '../features/git-store/viewer/viewer.css';
import { siteUrlOf } from '../../domain/site/seo.ts';
import { pageOnDemand } from '../shell/first-paint/page-on-demand.tsx';
import '../ui/code/code.css';
import '../ui/styles/code.css';

export { loadStore as loader };

const GitStorePage = pageOnDemand(async () => {
  const [{ GitStorePage }, { ReportLink }, { PublishButton }, { withQueries }] = await Promise.all([
    import('../features/git-store/components/git-store-page.tsx'),
    import('../features/reports/components/report-link.tsx'),
    import('../features/sites/publish-button.tsx'),
    import('../shell/with-queries.tsx'),
  ]);
  return withQueries(({ data }: { data: StoreData }) => (
    <GitStorePage
      data={data}
      publish={({ repository, branches, default_branch }) => (
        <PublishButton
          ownerId={repository.user_id}
          what={{
            kind: 'repository',
            id: repository.id,
            title: repository.name,
            branches: branches.map(({ name }) => name),
            branch: default_branch ?? 'main',
          }}
        />
      )}
      report={({ id, name }) => <ReportLink type="repository" id={id} what={`the repository ${name}`} />}
    />
  ));
});

export async function clientLoader({ url, params, serverLoader }: ClientLoaderFunctionArgs) {
  const [{ loadStoreInBrowser }, { getQueryClient }] = await Promise.all([
    import('../features/git-store/data/load-in-browser.ts'),
    import('../shell/query-client.ts'),
    GitStorePage.fetch(),
  ]);
  const data = await loadStoreInBrowser(getQueryClient(), params, url);
  // Only the server knows whether a template is yet to become a repository.
  return data.problem?.kind === 'not-found' && params.owner === 'plinth' ? serverLoader() : data;
}

export const meta: MetaFunction = ({ loaderData, location, params, matches }) => {
  const search = new URLSearchParams(location.search);
  return storeMeta(loaderData as StoreData | undefined, {
    siteUrl: siteUrlOf(matches),
    listing: parseListing(search),
    tab: parseTab(search),
    isRepository: Boolean(params.repoName),
    keepsOpen: search.has('open'),
  });
};

export default function GitStoreRoute() {
  return <GitStorePage data={useLoaderData() as StoreData} />;
}
