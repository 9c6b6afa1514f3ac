/*
 * Takes what was changed in the built pages back into source/, so that the next build makes it again:
 *
 *   node tools/take-back.mjs
 *
 * Needed once after the template was filled from a site.json, which changes the pages and assets/look.css alone.
 */
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const built =
  /^([ \t]*)<link rel="stylesheet" href="assets\/app\.css">\r?\n[ \t]*<script defer src="assets\/app\.js"><\/script>/m;

for (const page of (await readdir(root)).filter((name) => name.endsWith('.html'))) {
  const text = await readFile(path.join(root, page), 'utf8');
  if (!built.test(text)) throw new Error(`${page} does not load assets/app.css and assets/app.js as a build does.`);
  const source = text.replace(built, '$1<script type="module" src="src/main.js"></script>');
  await writeFile(path.join(root, 'source', page), source);
}
await copyFile(path.join(root, 'assets/look.css'), path.join(root, 'source/public/assets/look.css'));
