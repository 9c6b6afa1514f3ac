import { repositoryCall } from '../../../lib/repository-paths.ts';
import { getPublicConfig, getSupabase } from '../../../lib/supabase.ts';
import { currentSession } from '../../../shell/session-store.ts';
import { type Gathered, gatherPage } from './gather-page.ts';

type Address = { owner: string; slug: string };

/** Owner and name of a repository from what people have at hand: `owner/name`, or an address of its pages. Null for anything else. */
export function readAddress(text: string): Address | null {
  const path = text
    .trim()
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/^\/?(?:git-store|git)\//, '');
  const [owner, slug] = path.replace(/^\//, '').split('/');
  return owner && slug ? { owner, slug: slug.replace(/\.git$/, '') } : null;
}

/** The first page of a repository of the Git Store, one's own private ones included. Throws with words for the visitor. */
export async function openRepository(address: Address): Promise<Gathered> {
  const headers = new Headers({ apikey: (await getPublicConfig()).publishableKey });
  const token = await accessToken();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const call = async (name: string) => {
    const response = await fetch(`/functions/v1/${repositoryCall(address, name)}`, { headers });
    if (response.ok) return response;
    const answer = (await response.json().catch(() => null)) as { message?: string } | null;
    throw new Error(answer?.message ?? 'The repository could not be read. Please try again.');
  };
  const { files } = (await (await call('tree')).json()) as { files: { path: string }[] };
  return gatherPage(
    files.map(({ path }) => path),
    async (path) => {
      const answer = await call(`raw?path=${encodeURIComponent(path)}`);
      // `text()` would take every encoding for UTF-8.
      const encoding = /charset=([\w.:-]+)/.exec(answer.headers.get('content-type') ?? '')?.[1];
      return new TextDecoder(encoding).decode(await answer.arrayBuffer());
    },
  );
}

async function accessToken(): Promise<string | undefined> {
  if (currentSession().status === 'signed-out') return undefined;
  const { data } = await (await getSupabase()).auth.getSession();
  return data.session?.access_token;
}
