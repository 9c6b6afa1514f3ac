import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { pageMeta, siteUrlOf } from '../../domain/site/seo.ts';
import { breadcrumbList, webPage } from '../../domain/site/structured-data.ts';
import { mayKeepSession } from '../features/ai-builder/history/database.ts';
import { type AiService, DEFAULT_MODELS } from '../features/ai-builder/schema.ts';
import { callFunction } from '../lib/call-function.server.ts';
import { pageOnDemand, whenNeeded } from '../shell/first-paint/page-on-demand.tsx';

const PAGE = {
  title: 'AI Builder',
  description:
    'Describe a website and get its HTML, CSS and JavaScript. Preview it safely, ask for changes, go back a step, and download the files.',
  path: '/ai-temp-build',
};

export { sameForEveryone as headers } from '../lib/same-for-everyone.ts';

const BuilderPage = pageOnDemand(
  () => import('./ai-builder-page.tsx').then((module) => module.AiBuilderPage),
  async () => {
    // It restores what was being built.
    if (!(await mayKeepSession())) await whenNeeded();
  },
);

export async function loader({ context }: LoaderFunctionArgs): Promise<{ service: AiService }> {
  const { status, answer } = await callFunction<AiService>(context, 'ai');
  return { service: status === 200 && answer ? answer : { connected: false, models: DEFAULT_MODELS } };
}

export const { clientLoader } = BuilderPage;

export const meta: MetaFunction<typeof loader> = ({ matches }) => {
  const siteUrl = siteUrlOf(matches);
  return pageMeta({
    ...PAGE,
    siteUrl,
    keywords: [
      'ai website builder',
      'code generator',
      'html generator',
      'css generator',
      'website from text',
    ],
    nodes: [
      webPage(siteUrl, 'WebPage', { ...PAGE, name: PAGE.title }),
      breadcrumbList(siteUrl, [{ name: PAGE.title, path: PAGE.path }]),
    ],
  });
};

export default function AiBuilderRoute() {
  return <BuilderPage service={useLoaderData<typeof loader>().service} />;
}
