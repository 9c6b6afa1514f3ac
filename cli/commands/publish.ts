import path from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import { z } from 'zod';
import { checkSiteName, suggestSiteName } from '../../domain/hosting/site-name.ts';
import type { Options } from '../arguments.ts';
import { Failure } from '../failure.ts';
import { readFolder } from '../folder.ts';
import { inspectWebsite } from '../inspect-website.ts';
import { ask, readJson } from '../site-client.ts';
import { requireToken } from '../tokens.ts';
import type { Result, World } from '../world.ts';

const published = z.object({
  site: z.object({ name: z.string(), address: z.string() }),
  deployment: z.object({ id: z.string(), files: z.number(), bytes: z.number(), notes: z.array(z.string()) }),
});

/** Publishes a folder to the site of a name, which is made where the member has none of that name. */
export async function publish(
  world: World,
  [given = '']: string[],
  { name: wanted }: Options,
): Promise<Result> {
  const root = path.resolve(world.cwd, given);
  const name = wanted ?? suggestSiteName(path.basename(root));
  const fault = name === '' ? 'The folder’s name makes no name of a site.' : checkSiteName(name);
  if (fault) throw new Failure(`${fault} Give one with --name.`);
  const token = await requireToken(world);
  const { files, faults } = await inspectWebsite(await readFolder({ root, platform: world.platform }));
  if (faults.length > 0) throw new Failure(faults.join('\n'), 1, { faults });
  world.progress(`Publishing ${files.size} files to ${name} ...`);
  const query = new URLSearchParams({ site: name, title: path.basename(root).slice(0, 300) });
  const response = await ask(world, `/functions/v1/publish?${query}`, {
    method: 'POST',
    token,
    headers: { 'Content-Type': 'application/zip' },
    body: pack(files),
  });
  const { site, deployment } = await readJson(response, published);
  return {
    lines: [...deployment.notes, site.address],
    json: {
      site: site.name,
      address: site.address,
      deployment: deployment.id,
      files: deployment.files,
      bytes: deployment.bytes,
      notes: deployment.notes,
    },
  };
}

function pack(files: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  const mtime = new Date(1980, 0, 1);
  const entries: Zippable = Object.fromEntries([...files].map(([name, bytes]) => [name, [bytes, { mtime }]]));
  return zipSync(entries) as Uint8Array<ArrayBuffer>;
}
