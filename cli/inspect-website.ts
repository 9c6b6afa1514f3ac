import { findContractProblems } from '../domain/contract/fill-template.ts';
import { readHeaders } from '../domain/hosting/headers.ts';
import { leadsSomewhere, linksOf, pathAt } from '../domain/hosting/links.ts';
import type { Manifest } from '../domain/hosting/manifest.ts';
import { readRedirects } from '../domain/hosting/redirects.ts';
import { faultOfFiles, withoutLeftovers } from '../domain/hosting/site-files.ts';
import { hasConflictMarks } from '../domain/merge/merge-text.ts';
import { textOf } from '../domain/merge/tree.ts';
import { scanForms } from '../server/sites/forms-scan.ts';
import { redirectCircles } from '../server/sites/redirect-circles.ts';
import type { FoundFiles } from './folder.ts';

/** Something that would not work, though it can be published. */
interface Finding {
  path: string;
  what: string;
}

interface Inspected {
  /** What is published of the folder. */
  files: Map<string, Uint8Array>;
  bytes: number;
  /** Sentences: why it would be refused. */
  faults: string[];
  findings: Finding[];
  notes: string[];
}

/** Stands for the address of the site, which nobody knows before it is published. */
const origin = 'http://site.invalid';
/** What belongs to working on a website: its pages are shown by a build, not by the site. */
const workbench = /^(source|tools)\//;
const ruleFiles = ['_redirects', '_headers'];

/** What the site would say of a folder: the functions that publish decide here as well. */
export async function inspectWebsite({ files: found, links }: FoundFiles): Promise<Inspected> {
  const chosen = withoutLeftovers(
    [...found].map(([path, content]) => ({ path, size: content.length, content })),
  );
  const files = new Map(chosen.files.map(({ path, content }) => [path, content]));
  const text = (path: string) => textOf(files.get(path) ?? new Uint8Array()) ?? '';
  const [redirects, headers] = [readRedirects(text('_redirects')), readHeaders(text('_headers'))];
  // The site counts for itself how much it takes.
  const fault = faultOfFiles(chosen.files, { files: null, bytes: null });
  const pages = [...files.keys()]
    .filter((path) => /\.html?$/i.test(path))
    .map((path) => ({ path, text: text(path) }));
  const forms = await scanForms(pages);
  const manifest = manifestOf([...files.keys()], redirects.rules);
  const faults = [
    ...(fault ? [fault] : []),
    ...links.map((path) => `${path} is a link to another place, which can not be published.`),
    ...[...files]
      .filter(([, bytes]) => hasConflictMarks(textOf(bytes) ?? ''))
      .map(
        ([path]) =>
          `${path} holds a conflict between the marks <<<<<<< and >>>>>>> that is still to be decided.`,
      ),
    ...redirects.faults.map(({ line, message }) => `_redirects, line ${line}: ${message}`),
    ...headers.faults.map(({ line, message }) => `_headers, line ${line}: ${message}`),
    ...(await redirectCircles(manifest)),
    ...forms.faults.map(({ path, message }) => `${path}: ${message}`),
  ];
  const findings = [
    ...pages
      .filter(({ path }) => !workbench.test(path))
      .flatMap((page) =>
        brokenLinks(page, manifest).map((target) => ({ path: page.path, what: `nothing is at ${target}` })),
      ),
    ...findContractProblems(files).map(({ name, file, what }) => ({
      path: file ?? 'site.json',
      what: `${name} ${what}`,
    })),
  ];
  const bytes = chosen.files.reduce((sum, { size }) => sum + size, 0);
  return { files, bytes, faults, findings, notes: [...chosen.notes, ...forms.notes] };
}

function brokenLinks(
  { path, text }: { path: string; text: string },
  manifest: Pick<Manifest, 'files' | 'redirects'>,
): string[] {
  const paths = linksOf(text, path, origin).map((address) => pathAt(origin, address));
  return [...new Set(paths)]
    .filter((target) => target !== null)
    .filter((target) => !leadsSomewhere(manifest, target));
}

function manifestOf(
  paths: readonly string[],
  redirects: Manifest['redirects'],
): Pick<Manifest, 'files' | 'redirects'> {
  const served = paths.filter((path) => !ruleFiles.includes(path));
  const files = Object.fromEntries(served.map((path) => [path, { hash: '', size: 0, type: '' }]));
  return { files, redirects };
}
