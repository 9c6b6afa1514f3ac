import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useNavigate,
  useSearchParams,
} from 'react-router';
import { pageMeta, siteUrlOf } from '../../domain/site/seo.ts';
import { breadcrumbList, webPage } from '../../domain/site/structured-data.ts';
import {
  type AiService,
  type Community,
  type Customise,
  DEFAULT_MODELS,
} from '../features/ai-builder/schema.ts';
import { callFunction } from '../lib/call-function.server.ts';
import { getSupabase } from '../lib/supabase.ts';
import { pageOnDemand } from '../shell/first-paint/page-on-demand.tsx';
import { partOnDemand } from '../ui/part-on-demand.tsx';

const PAGE = {
  title: 'AI Builder',
  description:
    'Describe a website and get its HTML, CSS and JavaScript. Preview it safely, ask for changes, go back a step, and download the files.',
  path: '/ai-temp-build',
};

export { sameForEveryone as headers } from '../lib/same-for-everyone.ts';

const BuilderPage = pageOnDemand(
  () => import('../features/ai-builder/components/builder-page.tsx').then((module) => module.BuilderPage),
  // It restores what was being built.
  () => Promise.resolve(),
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

const PublishPageDialog = partOnDemand(async () => {
  const [{ default: Dialog }, { withQueries }] = await Promise.all([
    import('../features/sites/publish-page-dialog.tsx'),
    import('../shell/with-queries.tsx'),
  ]);
  return { default: withQueries(Dialog) };
});

/** What the builder does in Community, each loaded when it is first done. */
const community: Community = {
  async publish(website, signal) {
    const [{ publishWebsite }, client] = await Promise.all([
      import('../features/community/publish-website.ts'),
      getSupabase(),
    ]);
    return publishWebsite(client, website, signal);
  },
  async open(slug) {
    const [{ readArchive }, client] = await Promise.all([
      import('../features/community/read-archive.ts'),
      getSupabase(),
    ]);
    return readArchive(client, slug);
  },
};

export default function AiBuilderRoute() {
  const [params] = useSearchParams();
  const { service } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const customise: Customise = async (template, values) => {
    const { saveDraft } = await import('../features/customiser/draft/draft-store.ts');
    await saveDraft(template, values.version ?? '', values);
    await navigate(`/template/${template}/customize`);
  };
  return (
    <BuilderPage
      service={service}
      community={community}
      PublishPageDialog={PublishPageDialog}
      customise={customise}
      from={params.get('from')}
    />
  );
}
