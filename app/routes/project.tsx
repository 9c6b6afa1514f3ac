import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData, useParams } from 'react-router';
import { siteUrlOf } from '../../domain/site/seo.ts';
import { loadProject, type ProjectData } from '../features/community/load.server.ts';
import { projectMeta } from '../features/community/meta.ts';
import { pageOnDemand } from '../shell/first-paint/page-on-demand.tsx';

export { loadProject as loader };

const ProjectPage = pageOnDemand(async () => {
  const [
    { ProjectPage },
    { ProjectRemix },
    { ReportLink },
    { ReportSiteLink },
    { PublishButton },
    { withQueries },
  ] = await Promise.all([
    import('../features/community/components/project-page.tsx'),
    import('../features/remix/project-remix.tsx'),
    import('../features/reports/components/report-link.tsx'),
    import('../features/reports/components/report-site-link.tsx'),
    import('../features/sites/publish-button.tsx'),
    import('../shell/with-queries.tsx'),
  ]);
  return withQueries(({ slug, data }: { slug: string; data: ProjectData }) => (
    <ProjectPage
      slug={slug}
      data={data}
      remix={(project, count) => <ProjectRemix project={project} count={count} />}
      publish={({ id, title, user_id }) => (
        <PublishButton ownerId={user_id} what={{ kind: 'project', id, title }} />
      )}
      report={({ id, title, preview_url }) => (
        <>
          {preview_url && <ReportSiteLink address={preview_url} />}
          <ReportLink type="project" id={id} what={`“${title}”`} />
        </>
      )}
    />
  ));
});

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const [{ loadProjectInBrowser }, { getQueryClient }] = await Promise.all([
    import('../features/community/load-in-browser.ts'),
    import('../shell/query-client.ts'),
    ProjectPage.fetch(),
  ]);
  return loadProjectInBrowser(getQueryClient(), params.slug ?? '');
}

export const meta: MetaFunction = ({ loaderData, params, matches }) =>
  projectMeta((loaderData as ProjectData | undefined)?.project, params.slug ?? '', siteUrlOf(matches));

export default function ProjectRoute() {
  const { slug = '' } = useParams();
  return <ProjectPage key={slug} slug={slug} data={useLoaderData() as ProjectData} />;
}
