import { callGit, fetchGit } from '../../../shell/git-call.ts';
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
  const { files } = await callGit<{ files: { path: string }[] }>(address, 'tree');
  return gatherPage(
    files.map(({ path }) => path),
    async (path) => {
      const answer = await fetchGit(address, `raw?path=${encodeURIComponent(path)}`);
      // `text()` would take every encoding for UTF-8.
      const encoding = /charset=([\w.:-]+)/.exec(answer.headers.get('content-type') ?? '')?.[1];
      return new TextDecoder(encoding).decode(await answer.arrayBuffer());
    },
  );
}
