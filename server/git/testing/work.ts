import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GitServer } from './git-server.ts';

/** Writes files into a working copy and commits them. */
export async function commitFiles(
  server: GitServer,
  directory: string,
  files: Record<string, string | Buffer>,
  message = 'Change something',
): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(directory, name)), { recursive: true });
    await writeFile(path.join(directory, name), content);
  }
  await server.run(directory, 'add', '-A');
  const { code, said } = await server.run(directory, 'commit', '-q', '-m', message);
  if (code !== 0) throw new Error(said);
}

let count = 0;

/** Clones a repository into a folder of its own and returns the folder. */
export async function clone(server: GitServer, address: string): Promise<string> {
  const name = `clone-${count++}`;
  const { code, said } = await server.run(server.folder, 'clone', '-q', address, name);
  if (code !== 0) throw new Error(said);
  return path.join(server.folder, name);
}

/** A new working copy without commits whose `main` goes to the address. */
export async function begin(server: GitServer, address: string): Promise<string> {
  const name = `begun-${count++}`;
  await server.run(server.folder, 'init', '-q', '-b', 'main', name);
  const directory = path.join(server.folder, name);
  await server.run(directory, 'remote', 'add', 'origin', address);
  return directory;
}
