import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { textOf } from '../../../../domain/merge/tree.ts';
import { pagesOf, type SiteFile, type SiteFiles, siteFault } from '../../../../domain/studio/site-files.ts';
import { missingFiles } from '../mend/missing.ts';
import { tagsOf } from '../read-html.ts';
import { composeSite } from './compose-site.ts';

const root = 'templates';
const ids = readdirSync(root, { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map(({ name }) => name);

it.each(ids)('%s opens in the AI builder, and each of its pages has all that it loads', (id) => {
  const files = readTemplate(path.join(root, id));
  expect(siteFault(files)).toBeNull();
  const pages = pagesOf(files).filter((page) => !page.startsWith('source/'));
  expect(pages[0]).toBe('index.html');
  for (const page of pages) {
    expect([page, missingFiles(files, page)]).toEqual([page, []]);
    const loads = tagsOf(composeSite(files, page, 'off')).filter(
      ({ name, attributes }) =>
        (name === 'link' && attributes.get('rel') === 'stylesheet') ||
        (name === 'script' && attributes.has('src')),
    );
    expect([page, loads]).toEqual([page, []]);
  }
});

function readTemplate(folder: string): SiteFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && !one.parentPath.includes('node_modules'))
    .map((one): [string, SiteFile] => {
      const bytes = new Uint8Array(readFileSync(path.join(one.parentPath, one.name)));
      return [path.relative(folder, path.join(one.parentPath, one.name)), textOf(bytes) ?? bytes];
    });
  return Object.fromEntries(entries);
}
