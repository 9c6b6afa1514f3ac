import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { ready } from './support/ready.ts';
import { expect, test } from './support/test.ts';

const slug = 'portfolio-website';

test('what was bought installs, passes its own tests and builds, away from here', async ({ page }) => {
  await page.goto(`/premium/${slug}/purchase`);
  await ready(page.getByLabel('Email Address'));
  await page.getByLabel('Email Address').fill('goods@example.org');
  await page.getByLabel('Full Name').fill('Ada Lovelace');
  await page.getByRole('button', { name: /^Pay/ }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the source code' }).click(),
  ]);

  const folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-goods-'));
  try {
    await unpack(await download.path(), folder);
    const source = path.join(folder, slug);
    await npm(source, 'install', '--no-audit', '--no-fund');
    expect(await npm(source, 'test')).toMatch(/Tests\s+\d+ passed/);
    await npm(source, 'run', 'build');
    const built = await readFile(path.join(source, 'dist/index.html'), 'utf8');
    expect(built).toContain('<html');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

async function unpack(zip: string, folder: string) {
  for (const [name, bytes] of Object.entries(unzipSync(new Uint8Array(await readFile(zip))))) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    if (!name.endsWith('/')) await writeFile(file, bytes);
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
