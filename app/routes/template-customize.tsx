import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { requestValues } from '../../domain/site/request-context.ts';
import { pageMeta, siteUrlOf } from '../../domain/site/seo.ts';
import '../features/customiser/customiser.css';
import type { Subject } from '../features/customiser/schema.ts';
import { findTemplate } from '../features/templates/catalogue.server.ts';
import { TemplateNotFound } from '../features/templates/components/template-not-found.tsx';
import { pageOnDemand } from '../shell/first-paint/page-on-demand.tsx';

export { sameForEveryone as headers } from '../lib/same-for-everyone.ts';

const CustomiserPage = pageOnDemand(
  async () => {
    const [{ CustomiserPage }, { PublishPageDialog }] = await Promise.all([
      import('../features/customiser/components/customiser-page.tsx'),
      import('./publish-page-dialog.ts'),
    ]);
    return ({ subject }: { subject: Subject }) => (
      <CustomiserPage subject={subject} PublishPageDialog={PublishPageDialog} />
    );
  },
  // It restores what was changed before.
  () => Promise.resolve(),
);

export const { clientLoader } = CustomiserPage;

/** A template that says what can be changed in it; status 404 for every other. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const template = findTemplate(params.slug ?? '');
  const files = template && (await context.get(requestValues).templateFiles.list(template.id));
  if (!template || !files?.some(({ path }) => path === 'contract.json'))
    return data<{ subject: Subject | null }>({ subject: null }, { status: 404 });
  const { id, title, version } = template;
  return data<{ subject: Subject | null }>({ subject: { id, title, version } });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const subject = loaderData?.subject;
  return pageMeta({
    title: subject ? `Make it yours: ${subject.title}` : 'Template Not Found',
    description: subject
      ? `Change the words, colours and pictures of ${subject.title} in your browser, see the pages as they will be, and download them. No account is needed.`.slice(
          0,
          160,
        )
      : 'This address belongs to no template that can be changed here.',
    path: subject ? `/template/${subject.id}/customize` : '/templates',
    siteUrl: siteUrlOf(matches),
    noindex: true,
  });
};

export default function TemplateCustomizeRoute() {
  const { subject } = useLoaderData<typeof loader>();
  return subject ? <CustomiserPage key={subject.id} subject={subject} /> : <TemplateNotFound />;
}
