import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';

/**
 * Builds the command line that the site hands out (`/cli.tgz`) into one file without dependencies, with what goes along: its
 * manual, the licence, and those of the packages that are in it. The site adds `package.json`, which names its address.
 */
export async function buildCommandLine(root: string, folder: string): Promise<void> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: path.join(root, 'cli/main.ts'),
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: true,
      rolldownOptions: { output: { entryFileNames: 'plinth.mjs', codeSplitting: false } },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const modules = outputs.flatMap((one) => (one.type === 'chunk' ? one.moduleIds : []));
  await mkdir(folder, { recursive: true });
  await cp(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'));
  await cp(path.join(root, 'cli/README.md'), path.join(folder, 'README.md'));
  await writeFile(path.join(folder, 'LICENSES.txt'), await licencesOf(root, modules));
}

/** The licences of the packages that modules are from, as these give them. */
async function licencesOf(root: string, modules: readonly string[]): Promise<string> {
  const names = modules.flatMap((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []);
  const texts: string[] = [];
  for (const name of [...new Set(names)].sort()) {
    const folder = path.join(root, 'node_modules', name);
    const file = (await readdir(folder)).find((one) => /^licen[cs]e/i.test(one));
    if (!file) throw new Error(`${name} is in the command line, and its licence is not to be found.`);
    texts.push(`${name}\n\n${(await readFile(path.join(folder, file), 'utf8')).trim()}\n`);
  }
  return texts.join('\n\n');
}
