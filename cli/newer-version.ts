import { ask } from './site-client.ts';
import type { World } from './world.ts';

/**
 * Says on a terminal that the site hands out another version of this program: npx keeps what it once fetched from an address.
 * Where the site does not say, nothing is said.
 */
export async function tellOfNewer(world: World): Promise<void> {
  if (!world.isTerminal) return;
  const response = await ask(world, '/cli.tgz', { method: 'HEAD' }).catch(() => null);
  const name = response?.ok ? response.headers.get('content-disposition') : null;
  const [, version] = /filename="plinth-cli-([\w.+-]+)\.tgz"/.exec(name ?? '') ?? [];
  if (version === undefined || version === world.version) return;
  world.tell(`The site has another version of this program: npx "${world.site}/cli.tgz?${version}"`);
}
