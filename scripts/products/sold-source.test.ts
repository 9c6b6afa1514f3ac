import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { packSource } from '../../server/products/archive.ts';

const slug = 'portfolio-website';

it('what is sold installs, passes its own tests and builds, away from here', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-sold-'));
  try {
    await unpack(await packSource(path.join('products', slug, 'source'), slug), folder);
    const source = path.join(folder, slug);
    await npm(source, 'install', '--no-audit', '--no-fund');
    expect(await npm(source, 'test')).toMatch(/Tests\s+\d+ passed/);
    await npm(source, 'run', 'build');
    expect(await readFile(path.join(source, 'dist/index.html'), 'utf8')).toContain('<html');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

async function unpack(zip: Uint8Array, folder: string) {
  for (const [name, bytes] of Object.entries(unzipSync(zip))) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
}

/** What a buyer types, with the Node that runs this. Rejects with what it printed when it fails. */
function npm(directory: string, ...args: string[]): Promise<string> {
  const env = {
    ...process.env,
    PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`,
    NO_COLOR: '1',
  };
  return new Promise((resolve, reject) =>
    execFile('npm', args, { cwd: directory, env, maxBuffer: 16 * 1024 * 1024 }, (error, out, err) =>
      error ? reject(new Error(`npm ${args.join(' ')}: ${out}${err}`)) : resolve(out),
    ),
  );
}
