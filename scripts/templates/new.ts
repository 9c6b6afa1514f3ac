import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { manifestSchema } from './schema.ts';
import { briefText } from './start/brief.ts';
import { pageText, scriptText } from './start/page.ts';
import { changelogText, iconText, licenceText, manifestOf, readmeText } from './start/papers.ts';
import { styleText } from './start/style.ts';
import { templatesFolder } from './template.ts';

export interface Start {
  id: string;
  title: string;
  framework: string;
  category: string;
}

/** Makes the folder of a new template that passes every bar but its own list of things to do. */
export async function createTemplate(start: Start, folder = templatesFolder): Promise<void> {
  if (start.framework !== 'html')
    throw new Error(
      'Every template starts as html. Bootstrap goes into assets/vendor/, what is built into source/: templates/README.md says how.',
    );
  const manifest = manifestOf(start);
  const { success, error } = manifestSchema.safeParse(manifest);
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
    'index.html': pageText(start),
    'assets/css/style.css': styleText(),
    'assets/js/site.js': scriptText(start.id),
    'assets/img/favicon.svg': iconText(start.title),
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(home, file)), { recursive: true });
    await writeFile(path.join(home, file), text);
  }
}
