import { chmod, link, lstat, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { openPrivateFolder } from './private-folder.ts';

let root: string;
let lines: string[];
const log = createLog('info', (line) => void lines.push(line));
const place = (name: string) => path.join(root, name);
const modeOf = async (name: string) => ((await lstat(place(name))).mode & 0o7777).toString(8);

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'plinth-private-'));
  lines = [];
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function make(name: string, mode: number): Promise<void> {
  await mkdir(path.dirname(place(name)), { recursive: true, mode: 0o755 });
  if (name.endsWith('/')) await mkdir(place(name));
  else await writeFile(place(name), name);
  await chmod(place(name), mode);
}

/** As an earlier release left it. */
async function makeOld(): Promise<void> {
  await make('data/lock', 0o644);
  await make('data/mail/1.json', 0o644);
  await make('data/git/hooks/pre-receive', 0o755);
  await make('data/files/ab/abcd', 0o604);
  await make('data/database/base/1/112', 0o600);
  await make('data/database/pg_wal', 0o640);
  await make('data/notes.txt', 0o644);
  await chmod(place('data'), 0o755);
}

it('a new folder, and those above it that are new, are for one account alone', async () => {
  await openPrivateFolder(place('deep/data'), log);
  expect([await modeOf('deep'), await modeOf('deep/data')]).toEqual(['700', '700']);
  expect(lines).toEqual([]);
});

it('an older folder is shut with all that the product has in it, and with nothing else', async () => {
  await makeOld();
  await mkdir(place('backups'));
  await link(place('data/mail/1.json'), place('backups/1.json'));
  await openPrivateFolder(place('data'), log);
  expect(await modeOf('data')).toBe('700');
  for (const file of ['lock', 'mail/1.json', 'files/ab/abcd', 'database/base/1/112', 'database/pg_wal'])
    expect([file, await modeOf(`data/${file}`)]).toEqual([file, '600']);
  for (const folder of ['mail', 'git', 'files/ab', 'git/hooks', 'git/hooks/pre-receive', 'database/base'])
    expect([folder, await modeOf(`data/${folder}`)]).toEqual([folder, '700']);
  // A second name of the same file, outside.
  expect(await modeOf('backups/1.json')).toBe('600');
  expect(await modeOf('data/notes.txt')).toBe('644');
  expect(lines.join()).toContain('data_folder_made_private');
  expect((await readdir(place('data'))).sort()).toEqual([
    'database',
    'files',
    'git',
    'lock',
    'mail',
    'notes.txt',
  ]);
});

it('what a start that was cut off has left open is mended by the next', async () => {
  await makeOld();
  await chmod(place('data'), 0o700);
  await writeFile(place('data/modes-being-mended'), '');
  await chmod(place('data/mail'), 0o700);
  await openPrivateFolder(place('data'), log);
  expect(await modeOf('data/mail/1.json')).toBe('600');
  expect(await readdir(place('data'))).not.toContain('modes-being-mended');
});

it('a part that its owner has moved to another disk is mended there, and what links lead to elsewhere is left alone', async () => {
  await makeOld();
  await make('disk/git/work/a', 0o644);
  await rm(place('data/git'), { recursive: true });
  await symlink(place('disk/git'), place('data/git'));
  await make('elsewhere', 0o644);
  await symlink(place('elsewhere'), place('data/files/link'));
  await openPrivateFolder(place('data'), log);
  expect([await modeOf('disk/git'), await modeOf('disk/git/work/a')]).toEqual(['700', '600']);
  expect(await modeOf('elsewhere')).toBe('644');
});

it('of a folder that others could write, files with another name elsewhere are left alone', async () => {
  await makeOld();
  await make('elsewhere', 0o644);
  await link(place('elsewhere'), place('data/files/link'));
  await chmod(place('data'), 0o777);
  await openPrivateFolder(place('data'), log);
  expect([await modeOf('data'), await modeOf('elsewhere')]).toEqual(['700', '644']);
});

it('a data folder that is a link is shut where it is', async () => {
  await makeOld();
  await symlink(place('data'), place('linked'));
  await openPrivateFolder(place('linked'), log);
  expect([await modeOf('data'), await modeOf('data/mail/1.json')]).toEqual(['700', '600']);
});

it('a folder that all accounts share is not taken from them, and the log says so', async () => {
  await make('shared/', 0o1777);
  await openPrivateFolder(place('shared'), log);
  expect(await modeOf('shared')).toBe('1777');
  expect(lines.join()).toContain('"event":"data_folder_not_private"');
  expect(lines.join()).toContain('DATA_DIR');
});

it('a folder that can not be written is refused', async () => {
  await writeFile(place('file'), '');
  await expect(openPrivateFolder(place('file/data'), log)).rejects.toMatchObject({ code: 'ENOTDIR' });
  expect((await stat(place('file'))).isFile()).toBe(true);
});
