import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { exitCodes, Failure } from './failure.ts';
import type { World } from './world.ts';

const kept = z.record(z.string(), z.object({ token: z.string() }));
type Kept = z.infer<typeof kept>;

/** The folder of this program's settings, where each system keeps such folders. */
export function settingsFolder({ platform, environment, home }: World): string {
  const { join, isAbsolute } = platform === 'win32' ? path.win32 : path.posix;
  // The specification of XDG has paths that are not absolute passed over.
  const given = (name: string) => (isAbsolute(environment[name] ?? '') ? environment[name] : undefined);
  if (platform === 'win32') return join(given('APPDATA') ?? join(home, 'AppData', 'Roaming'), 'plinth');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'plinth');
  return join(given('XDG_CONFIG_HOME') ?? join(home, '.config'), 'plinth');
}

/** The access token for the site: that of `PLINTH_TOKEN`, or the one that `login` kept. Throws where there is none. */
export async function requireToken(world: World): Promise<string> {
  const token = world.environment.PLINTH_TOKEN || (await keptToken(world));
  if (!token) throw new Failure('You are not logged in. Use login first.', exitCodes.needsLogin);
  return token;
}

/** The token that `login` kept for the site; null where there is none. */
export async function keptToken(world: World): Promise<string | null> {
  return (await readTokens(world))[world.site]?.token ?? null;
}

/** Keeps a token for the site, in a file that nobody else of the computer can read; null forgets it. */
export async function keepToken(world: World, token: string | null): Promise<void> {
  const tokens = await readTokens(world);
  if (token === null) delete tokens[world.site];
  else tokens[world.site] = { token };
  const folder = settingsFolder(world);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const beside = path.join(folder, `tokens.${randomUUID().slice(0, 8)}.part`);
  try {
    await writeFile(beside, `${JSON.stringify(tokens, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    await rename(beside, path.join(folder, 'tokens.json'));
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

async function readTokens(world: World): Promise<Kept> {
  const file = path.join(settingsFolder(world), 'tokens.json');
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  try {
    return kept.parse(JSON.parse(text));
  } catch (error) {
    throw new Failure(`${file} can not be read. Delete it and log in again.`, 1, {}, error);
  }
}
