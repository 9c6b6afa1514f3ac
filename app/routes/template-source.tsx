import { type MetaFunction, useLoaderData } from 'react-router';
import { TemplateNotFound } from '../features/templates/components/template-not-found.tsx';
import { FileNotFound } from '../features/templates/detail/source/file-not-found.tsx';
import { loadSource, type SourceData } from '../features/templates/detail/source/load.server.ts';
import '../features/templates/detail/source/source.css';
import { pageOnDemand } from '../shell/first-paint/page-on-demand.tsx';
import '../ui/code/code.css';
import '../ui/styles/code.css';

export { loadSource as loader };

const SourcePage = pageOnDemand(
  () => import('../features/templates/detail/source/source-page.tsx').then((module) => module.SourcePage),
  // Samples of typefaces are set in them.
  () => Promise.resolve(),
);

export const { clientLoader } = SourcePage;

export const meta: MetaFunction = ({ loaderData }) => (loaderData as SourceData | undefined)?.meta;

export default function TemplateSourceRoute() {
  const { template, files, view } = useLoaderData() as SourceData;
  if (!template) return <TemplateNotFound />;
  return view ? (
    <SourcePage key={view.path} template={template} files={files} view={view} />
  ) : (
    <FileNotFound template={template} />
  );
}
