import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { explain } from '../process/explain.ts';
import { copyCluster } from './cluster.ts';

let folder: string;
const prepared = () => path.join(folder, 'prepared');
const copy = () => path.join(folder, 'data/copy');
const modeOf = async (place: string) => (await stat(place)).mode & 0o777;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-cluster-'));
  await mkdir(path.join(prepared(), 'base/1'), { recursive: true });
  await writeFile(path.join(prepared(), 'base/1/112'), 'rows', { mode: 0o644 });
  await writeFile(path.join(prepared(), 'PG_VERSION'), '17', { mode: 0o444 });
  await mkdir(path.join(folder, 'data'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the cluster of the build', () => {
  it('is copied whole, for its owner alone to read and write', async () => {
    expect(await copyCluster(prepared(), copy())).toBe(true);
    const names = await readdir(copy(), { recursive: true });
    expect(names.sort()).toEqual(['PG_VERSION', 'base', 'base/1', 'base/1/112']);
    expect(await readFile(path.join(copy(), 'base/1/112'), 'utf8')).toBe('rows');
    const modes = await Promise.all(['', ...names.sort()].map((name) => modeOf(path.join(copy(), name))));
    expect(modes).toEqual([0o700, 0o600, 0o700, 0o700, 0o600]);
  });

  it('may be missing', async () => {
    expect(await copyCluster(path.join(folder, 'none'), copy())).toBe(false);
  });

  it('that the user who runs the site can not read is named, not the data folder', async () => {
    const place = path.join(prepared(), 'base/1/112');
    await chmod(place, 0o600);
    await chmod(folder, 0o755);
    await chmod(path.join(folder, 'data'), 0o777);
    const error = await asSomebodyElse(place, () =>
      copyCluster(prepared(), copy()).catch((reason) => reason),
    );
    expect(explain(error)).toBe(
      `${place} can not be read; build as the user who runs the site, or allow that user to read it.`,
    );
  });
});

/** Root reads everything, its owner what he allows himself. */
async function asSomebodyElse<T>(place: string, work: () => Promise<T>): Promise<T> {
  if (process.getuid?.() !== 0) {
    await chmod(place, 0);
    return work();
  }
  const nobody = 65_534;
  process.seteuid?.(nobody);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}
