import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Hono } from 'hono';
import { packTar } from 'modern-tar';
import { version } from '../version.ts';
import { answerRequest, type StoredAnswer, storeAnswer } from './stored-answer.ts';

const buildFolder = path.join(import.meta.dirname, '..', '..', 'build', 'cli');

/**
 * `/cli.tgz`: the command line as an npm package, so that `npx <site>/cli.tgz` runs it. The address of the site is in it. Packed
 * when it is first asked for, and the same bytes each time.
 */
export function commandLine({ siteUrl }: { siteUrl: string }, folder = buildFolder): Hono {
  let packed: Promise<StoredAnswer> | null = null;
  const routes = new Hono();
  routes.get('/', async (c) => {
    packed ??= pack(siteUrl, folder).then(({ name, bytes }) =>
      storeAnswer(
        bytes,
        {
          'Content-Type': 'application/gzip',
          'Content-Disposition': `attachment; filename="${name}"`,
          'Cache-Control': 'public, no-cache',
          'X-Robots-Tag': 'noindex',
        },
        { br: null, gzip: null },
      ),
    );
    try {
      return answerRequest(await packed, c.req.raw);
    } catch (error) {
      // Where nothing was built, as in development, there is none yet.
      packed = null;
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return c.notFound();
      throw error;
    }
  });
  return routes;
}

/** The package, and a name for it that says which version it is. */
async function pack(
  siteUrl: string,
  folder: string,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const names = (await readdir(folder)).sort();
  const files = await Promise.all(
    names.map(async (name) => ({ name, bytes: new Uint8Array(await readFile(path.join(folder, name))) })),
  );
  const digest = createHash('sha256');
  for (const { name, bytes } of files) digest.update(`${name}\n`).update(bytes);
  const about = {
    name: 'plinth-cli',
    // Another one whenever anything in it is another.
    version: `${version}-${digest.digest('hex').slice(0, 10)}`,
    description: `The command line of ${siteUrl}`,
    license: 'MIT',
    type: 'module',
    bin: { plinth: 'plinth.mjs' },
    engines: { node: '>=20' },
    site: siteUrl,
  };
  const json = new TextEncoder().encode(`${JSON.stringify(about, null, 2)}\n`);
  const tar = await packTar(
    [{ name: 'package.json', bytes: json }, ...files].map(({ name, bytes }) => ({
      header: {
        name: `package/${name}`,
        size: bytes.length,
        mode: name.endsWith('.mjs') ? 0o755 : 0o644,
        mtime: new Date(0),
      },
      body: bytes,
    })),
  );
  const bytes = new Uint8Array(await promisify(gzip)(tar, { level: 9 }));
  return { name: `${about.name}-${about.version}.tgz`, bytes };
}
