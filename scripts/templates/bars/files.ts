import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import { isShipped } from '../../../server/demo/files.ts';
import { readChangelog } from '../changelog.ts';
import type { Fault } from '../fault.ts';
import { isText, type Template } from '../template.ts';

const required = ['index.html', 'README.md', 'LICENSE', 'CHANGELOG.md'];
const mostBytes = 4_000_000;

/** Required files, what they must say, names that every system can hold, and nothing that does not belong. */
export async function checkFiles(template: Template): Promise<Fault[]> {
  return [
    ...missing(template),
    ...(await unfinishedPapers(template)),
    ...pageCount(template),
    ...(await checkFolder(template)),
  ];
}

/** Names, sizes, encodings and font licences of the files of any folder that is given away. */
export async function checkFolder(template: Template): Promise<Fault[]> {
  return [
    ...badNames(template),
    ...(await strays(template)),
    ...fontsWithoutLicence(template),
    ...(await badEncoding(template)),
  ];
}

function missing({ files }: Template): Fault[] {
  return required
    .filter((file) => !files.includes(file))
    .map((file) => fault(file, 'is missing', 'every template has it; see templates/README.md'));
}

async function unfinishedPapers(template: Template): Promise<Fault[]> {
  const { files, manifest, text } = template;
  const faults: Fault[] = [];
  const readme = files.includes('README.md') ? await text('README.md') : null;
  if (readme !== null && (readme.split(/\s+/).length < 60 || !readme.includes(manifest.title)))
    faults.push(
      fault(
        'README.md',
        `has fewer than 60 words or does not name "${manifest.title}"`,
        'say how to change it',
      ),
    );
  if (
    files.includes('LICENSE') &&
    !/MIT License[\s\S]+Permission is hereby granted/.test(await text('LICENSE'))
  )
    faults.push(
      fault('LICENSE', 'is not the MIT licence', 'copy the text of the MIT licence with year and holder'),
    );
  if (files.includes('CHANGELOG.md'))
    faults.push(...readChangelog(await text('CHANGELOG.md'), manifest.version).faults);
  if (files.includes('BRIEF.md'))
    faults.push(fault('BRIEF.md', 'is still here', 'work through its list, then delete it'));
  return faults;
}

function badNames({ files }: Template): Fault[] {
  const faults = files
    .filter((file) => !/^[A-Za-z0-9._/-]+$/.test(file))
    .map((file) => fault(file, 'has a name that some systems can not hold', 'use a-z, 0-9, dot and hyphen'));
  const lower = new Map<string, string>();
  for (const file of files) {
    const twin = lower.get(file.toLowerCase());
    if (twin) faults.push(fault(file, `differs from ${twin} only in case`, 'rename one of them'));
    lower.set(file.toLowerCase(), file);
  }
  return faults;
}

async function strays({ folder, files }: Template): Promise<Fault[]> {
  const faults: Fault[] = [];
  let bytes = 0;
  for (const file of files) bytes += (await lstat(path.join(folder, file))).size;
  if (bytes > mostBytes)
    faults.push(
      fault('.', `holds ${kilobytes(bytes)}, more than ${kilobytes(mostBytes)}`, 'make its files smaller'),
    );
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.relative(folder, path.join(entry.parentPath, entry.name));
    if (entry.isSymbolicLink()) faults.push(fault(file, 'is a link', 'put the file itself here'));
    else if (!isShipped(file) && /^\.|node_modules$/.test(entry.name) && !/node_modules\//.test(file))
      faults.push(fault(file, 'does not belong to a template', 'delete it'));
  }
  return faults;
}

/** Fonts are others' work: the text of their licence travels with them. */
function fontsWithoutLicence({ files }: Template): Fault[] {
  const font = files.find((file) => /\.(woff2?|ttf|otf)$/.test(file));
  const hasLicence = files.some((file) => /(^|\/)(OFL|LICEN[CS]E)[^/]*\.(txt|md)$/i.test(file));
  if (!font || hasLicence) return [];
  return [
    fault(font, 'has no licence beside it', 'add the font licence, for example assets/fonts/OFL-name.txt'),
  ];
}

function pageCount({ pages, manifest }: Template): Fault[] {
  if (pages.length === manifest.pages) return [];
  return [
    fault(
      'template.json',
      `"pages" says ${manifest.pages}, but there are ${pages.length} HTML files`,
      'correct it',
    ),
  ];
}

/** Text files must be UTF-8, or browsers and the source view show something else. */
async function badEncoding(template: Template): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const file of template.files.filter(isText))
    if ((await template.text(file)).includes('\uFFFD'))
      faults.push(fault(file, 'is not UTF-8', 'save it as UTF-8'));
  return faults;
}

function fault(file: string, what: string, mend: string): Fault {
  return { bar: 'files', file, what, mend };
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`;
}
