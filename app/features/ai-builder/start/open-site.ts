import { requestFunction } from '../../../lib/call-function.ts';
import { type Gathered, gatherPage } from './gather-page.ts';

/** The name of a site from the address of the page on which it is remixed; null for any other text. */
export function readSite(text: string): string | null {
  return /(?:^|\/)remix\/([a-z0-9-]+)/.exec(text.trim())?.[1] ?? null;
}

/** The first page of a site whose owner lets others copy it. Throws with words for the visitor. */
export async function openSite(name: string): Promise<Gathered> {
  const answer = await requestFunction(`remix/sites/${name}`);
  const { files } = (await answer.json()) as { files: { path: string }[] };
  return gatherPage(
    files.map(({ path }) => path),
    async (path) =>
      (await requestFunction(`remix/sites/${name}/file?path=${encodeURIComponent(path)}`)).text(),
  );
}
