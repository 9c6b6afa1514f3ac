import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData, useParams } from 'react-router';
import { ProjectPage } from '../features/community/components/project-page.tsx';
import { loadProject, type ProjectData } from '../features/community/load.server.ts';
import { loadProjectInBrowser } from '../features/community/load-in-browser.ts';
import { projectMeta } from '../features/community/meta.ts';
import { siteUrlOf } from '../lib/seo.ts';
import { getQueryClient } from '../shell/query-client.ts';

export { loadProject as loader };

export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  return loadProjectInBrowser(getQueryClient(), params.slug ?? '');
}

export const meta: MetaFunction = ({ loaderData, params, matches }) =>
  projectMeta((loaderData as ProjectData | undefined)?.project, params.slug ?? '', siteUrlOf(matches));

export default function ProjectRoute() {
  const { slug = '' } = useParams();
  return <ProjectPage key={slug} slug={slug} data={useLoaderData() as ProjectData} />;
}
