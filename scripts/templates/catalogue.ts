import { createHash } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { packTemplate } from '../../server/demo/pack.ts';
import { readChangelog } from './changelog.ts';
import type { Fault } from './fault.ts';
import { type Measured, type Photograph, readMeasured } from './measured.ts';
import { type Manifest, parseManifest, type Theme } from './schema.ts';
import { hashFiles, listTemplates, openTemplate, type Template, templatesFolder } from './template.ts';

/** A template as the gallery shows it: what its author says of it, and what was measured. */
export interface CatalogueEntry extends Omit<Manifest, 'themes'> {
  /** Themes that differ to the eye. */
  themes: Theme[];
  /** Days of the first and of the newest version, as YYYY-MM-DD. */
  published: string;
  updated: string;
  /** sha-256 of the files a browser may be given. */
  site: string;
  /** Of the heaviest page: bytes as they travel compressed, and requests. */
  bytes: number;
  requests: number;
  /** The part of the words, 0 to 1, that is there without JavaScript too; missing where it was not measured. */
  withoutScript?: number | undefined;
  /** Files in the zip, and their bytes unpacked. */
  files: { count: number; bytes: number };
  /** Mobile, median of three runs, 0 to 100. */
  lighthouse: { performance: number; accessibility: number; bestPractices: number; seo: number };
  zip: { bytes: number; sha256: string };
  photographs: Photograph[];
}

/** Where the catalogue of a folder of templates lies. */
export const catalogueFile = (folder: string) => path.join(folder, 'catalogue.json');

/** The entry of a template; null while it is not dated or something of it not measured in its present state. */
export async function makeEntry(template: Template): Promise<CatalogueEntry | null> {
  const measured = await readMeasured(template.folder);
  const { weight, lighthouse, photographs } = measured;
  if (!weight || !lighthouse || !photographs || findStale(template, measured).length > 0) return null;
  const changelog = await template.text('CHANGELOG.md').catch(() => '');
  const { releases, faults } = readChangelog(changelog, template.manifest.version);
  const [newest, first] = [releases[0], releases.at(-1)];
  if (!newest || !first || faults.length > 0) return null;
  const { site, pages: _pages, ...rest } = weight;
  const { site: _site, ...scores } = lighthouse;
  const zip = await packTemplate(template.folder, template.id);
  let bytes = 0;
  for (const file of template.files) bytes += (await stat(path.join(template.folder, file))).size;
  return {
    ...template.manifest,
    published: first.date,
    updated: newest.date,
    ...rest,
    site,
    files: { count: template.files.length, bytes },
    lighthouse: scores,
    zip: { bytes: zip.length, sha256: createHash('sha256').update(zip).digest('hex') },
    photographs: photographs.pictures,
  };
}

/** Sections of `measured.json` that are missing or were made of other files than the present ones. */
export function findStale(
  template: Template,
  measured: Measured,
): ('weight' | 'photographs' | 'lighthouse')[] {
  return (['weight', 'photographs', 'lighthouse'] as const).filter(
    (section) => measured[section]?.site !== template.siteHash,
  );
}

/**
 * Writes `catalogue.json` from what lies in the folders. Templates that are not measured are left out and returned;
 * with `ids` only those: the others may be at work in another window, and keep the entry they have.
 */
export async function writeCatalogue(
  folder = templatesFolder,
  ids?: readonly string[],
): Promise<{ listed: number; leftOut: string[] }> {
  const before = ids ? await readListed(folder) : [];
  const entries: CatalogueEntry[] = [];
  const leftOut: string[] = [];
  for (const id of await listTemplates(folder)) {
    const template = await openById(id, folder);
    const made = template && (await makeEntry(template));
    const entry = made ?? (ids?.includes(id) ? null : before.find((one) => one.id === id));
    if (entry) entries.push(entry);
    else leftOut.push(id);
  }
  await writeFile(catalogueFile(folder), `${JSON.stringify({ templates: entries }, null, 2)}\n`);
  return { listed: entries.length, leftOut };
}

/** The entries that the catalogue has. */
async function readListed(folder: string): Promise<CatalogueEntry[]> {
  const text = await readFile(catalogueFile(folder), 'utf8').catch(() => '{"templates":[]}');
  return (JSON.parse(text) as { templates: CatalogueEntry[] }).templates;
}

/** Opens a template by its id; null when its manifest can not be read. */
export async function openById(id: string, folder = templatesFolder): Promise<Template | null> {
  const text = await readFile(path.join(folder, id, 'template.json'), 'utf8').catch(() => '');
  const result = parseManifest(text);
  return 'manifest' in result ? openTemplate(path.join(folder, id), result.manifest) : null;
}

/** The figures and pictures of the template, and its entry in the catalogue, are those of its present state. */
export async function checkRecords(template: Template): Promise<Fault[]> {
  const mend = `run: npm run templates -- catalogue ${template.id}`;
  const fault = (file: string, what: string): Fault => ({ bar: 'records', file, what, mend });
  const measured = await readMeasured(template.folder);
  const stale = findStale(template, measured);
  if (stale.length > 0)
    return stale.map((section) => fault('measured.json', `${section} is not of the present files`));
  const faults = await findBadPictures(template, measured.photographs?.pictures ?? [], fault);
  for (const [name, score] of Object.entries(measured.lighthouse ?? {}))
    if (typeof score === 'number' && score < (name === 'performance' ? 95 : 100))
      faults.push({
        ...fault('measured.json', `Lighthouse gives ${score} for ${name}`),
        mend: `run: npm run templates -- lighthouse ${template.id}`,
      });
  const listed = (await readListed(path.dirname(template.folder))).find(({ id }) => id === template.id);
  if (JSON.stringify(listed) !== JSON.stringify(await makeEntry(template)))
    faults.push(fault('../catalogue.json', 'does not say what the template’s files say'));
  return faults;
}

const mostPictureBytes = 350_000;

async function findBadPictures(
  template: Template,
  photographs: Photograph[],
  fault: (file: string, what: string) => Fault,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  let total = 0;
  for (const { file, bytes } of photographs.flatMap(({ avif, webp }) => [...avif, ...webp])) {
    const details = await stat(path.join(template.folder, 'photos', file)).catch(() => null);
    if (details?.size !== bytes)
      faults.push(fault(`photos/${file}`, 'is missing or is not the one that was taken'));
    total += bytes;
  }
  if (total > mostPictureBytes)
    faults.push(fault('photos', `hold ${total} bytes, more than ${mostPictureBytes}`));
  return faults;
}

/** sha-256 of everything in the folder that a check depends on. */
export async function stateOf(template: Template): Promise<string> {
  return hashFiles(template.folder, template.files);
}
