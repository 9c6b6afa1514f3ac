import { useNavigate, useSearchParams } from 'react-router';
import { BuilderPage } from '../features/ai-builder/components/builder-page.tsx';
import type { AiService, Community, Customise } from '../features/ai-builder/schema.ts';
import { getSupabase } from '../lib/supabase.ts';
import { PublishPageDialog } from './publish-page-dialog.ts';

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

/** The builder, with what it needs of other features. */
export function AiBuilderPage({ service }: { service: AiService }) {
  const [params] = useSearchParams();
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
