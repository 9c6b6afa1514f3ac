import { checkSuggestion } from '../../app/features/suggestions/schema.ts';
import { withCurrentFiles } from '../../domain/project/project-files.ts';
import { owner } from '../database/database.ts';
import { type FunctionContext, isOpen } from '../functions/kit/context.ts';
import { functionError } from '../functions/kit/errors.ts';
import type { Actor } from '../functions/kit/member.ts';
import { storeSuggestion } from '../functions/suggestions/forms.ts';
import { openBoard } from '../functions/suggestions/suggestions.ts';
import type { Services } from '../services.ts';
import type { Call } from './call.ts';

/** A published project of Community. */
export interface FoundProject {
  id: string;
  title: string;
  description: string;
  tags: string[];
  slug: string;
  preview_url: string | null;
  zip_file_url: string;
  image_url: string | null;
  created_at: string;
}

/** Community and the board of suggestions as agents reach them. */
export interface CommunityService {
  projects(wanted: {
    query: string;
    tag: string;
    page: number;
    pageSize: number;
  }): Promise<{ total: number; projects: FoundProject[] }>;
  /** Adds a suggestion in a member's name. Returns the path of its page. */
  suggest(actor: Actor, call: Call, said: { name: string | undefined; suggestion: string }): Promise<string>;
}

const shown = 'id, title, description, tags, slug, preview_url, zip_file_url, image_url, created_at';

export function openCommunityService(context: FunctionContext, services: Services | null): CommunityService {
  const board = isOpen(context) ? openBoard(context) : null;
  return {
    async projects({ query, tag, page, pageSize }) {
      const client = context.visitor();
      const from = (page - 1) * pageSize;
      if (query === '' && tag === '') {
        const { data, count, error } = await client
          .from('projects')
          .select(shown, { count: 'estimated' })
          .retry(false)
          .eq('status', 'published')
          .order('created_at', { ascending: false })
          .order('id', { ascending: false })
          .range(from, from + pageSize - 1);
        if (error?.code === 'PGRST103') return { total: 0, projects: [] };
        if (error) throw new Error(`Projects could not be listed: ${error.message}`);
        return {
          total: count ?? 0,
          projects: (data as FoundProject[]).map((row) => withCurrentFiles(client, row)),
        };
      }
      const { data, error } = await client
        .rpc('find_projects', { q: query, tag, page, page_size: pageSize }, { get: true })
        .retry(false);
      if (error) throw new Error(`Projects could not be found: ${error.message}`);
      const { total, projects } = data as { total: number; projects: FoundProject[] };
      return { total, projects: projects.map((row) => withCurrentFiles(client, row)) };
    },
    async suggest(actor, { network }, { name, suggestion }) {
      if (!board || !services) throw functionError('formClosed');
      const account = await accountOf(services, actor);
      const { values, errors } = checkSuggestion({ ...account, name: name ?? account.name, suggestion });
      if (!values) throw functionError('invalid', { errors }, 'The suggestion is not complete.');
      return storeSuggestion(board, network, values, `mcp:${actor.id}`);
    },
  };
}

/** How a member is called on the board, and where they are told of what becomes of a suggestion. */
async function accountOf({ database }: Services, { id }: Actor): Promise<{ name: string; email: string }> {
  const { rows } = await database.run<{ name: string | null; email: string | null }>(owner, {
    text: `select coalesce(nullif(trim(concat_ws(' ', profile.first_name, profile.last_name)), ''), private.handle_of(account.id)) as name, account.email
           from auth.users as account left join public.user_profiles as profile on profile.user_id = account.id
           where account.id = $1`,
    values: [id],
  });
  const [account] = rows;
  if (!account?.email)
    throw functionError('invalid', {}, 'Your account has no e-mail address, which a suggestion needs.');
  return { name: account.name ?? '', email: account.email };
}
