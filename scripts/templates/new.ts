import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeBuild } from './build.ts';
import { isBuilt } from './built/papers.ts';
import { manifestSchema } from './schema.ts';
import { briefText } from './start/brief.ts';
import { pageText, scriptText } from './start/page.ts';
import { changelogText, iconText, licenceText, manifestOf, readmeText } from './start/papers.ts';
import { reactFiles } from './start/react.ts';
import { styleText } from './start/style.ts';
import { tailwindFiles } from './start/tailwind.ts';
import { openTemplate, templatesFolder } from './template.ts';

export interface Start {
  id: string;
  title: string;
  framework: string;
  category: string;
}

/** Makes the folder of a new template that passes every bar but its own list of things to do. */
export async function createTemplate(start: Start, folder = templatesFolder): Promise<void> {
  const starts = { html: htmlFiles, tailwind: tailwindFiles, react: reactFiles };
  if (!(start.framework in starts))
    throw new Error(
      `A template starts as ${Object.keys(starts).join(', ')}. Bootstrap starts as html and goes into assets/vendor/.`,
    );
  const { success, error, data: manifest } = manifestSchema.safeParse(manifestOf(start));
  if (!success)
    throw new Error(error.issues.map(({ path, message }) => `"${path.join('.')}" ${message}`).join('\n'));
  const home = path.join(folder, start.id);
  if ((await readdir(folder)).includes(start.id)) throw new Error(`templates/${start.id} is there already.`);
  const files: Record<string, string> = {
    'template.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'README.md': readmeText(start),
    'CHANGELOG.md': changelogText(new Date()),
    LICENSE: licenceText(new Date().getFullYear()),
    'BRIEF.md': briefText(start),
    ...starts[start.framework as keyof typeof starts](start),
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(home, file)), { recursive: true });
    await writeFile(path.join(home, file), text);
  }
  if (isBuilt(manifest)) await writeBuild(await openTemplate(home, manifest));
}

function htmlFiles(start: Start): Record<string, string> {
  return {
    'index.html': pageText(start),
    'assets/css/style.css': styleText(),
    'assets/js/site.js': scriptText(start.id),
    'assets/img/favicon.svg': iconText(start.title),
  };
}
