import { pathFrom } from '../../../../domain/preview/path-from.ts';
import { fileAt, pagesOf, type SiteFiles, sizeOf } from '../../../../domain/studio/site-files.ts';
import { scriptsOf, sheetsOf } from '../mend/page-view.ts';
import { tagsOf } from '../read-html.ts';
import { kindOfPath } from '../reply/file-name.ts';
import { asPage, MAX_FILES, MAX_LISTED, MAX_PATH, type SentFiles } from '../schema.ts';

/**
 * What a model is sent of a website: those files whole that matter, as far as they fit, and the names and sizes of the others. They
 * matter in this order: named in the wish, the page that is looked at, what it loads, the pages it leads to, all other code.
 */
export function sentFiles(website: SiteFiles, page: string, wish: string): SentFiles {
  const own = asPage(website);
  const length = (path: string) => (fileAt(website, path) ?? '').length;
  if (own && Object.keys(own).reduce((sum, path) => sum + length(path), 0) <= MAX_FILES)
    return { files: own, others: [] };
  const isCode = (path: string) => typeof fileAt(website, path) === 'string' && path.length <= MAX_PATH;
  const name = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  const words = new Set(wish.split(/[\s"'`(),;:]+/).map((word) => word.replace(/[.!?]+$/, '')));
  const ordered = [
    ...Object.keys(website).filter((path) => words.has(path) || words.has(name(path))),
    page,
    ...sheetsOf(website, page),
    ...scriptsOf(website, page),
    ...linkedFrom(website, page),
    ...pagesOf(website),
    ...Object.keys(website).filter((path) => kindOfPath(path)),
  ];
  const files: Record<string, string> = {};
  let room = MAX_FILES;
  for (const path of new Set(ordered.filter(isCode))) {
    if (length(path) > room) continue;
    files[path] = website[path] as string;
    room -= length(path);
  }
  const others = Object.entries(website)
    .filter(([path]) => !Object.hasOwn(files, path) && path.length <= MAX_PATH)
    .slice(0, MAX_LISTED)
    .map(([path, file]) => ({ path, bytes: sizeOf(file) }));
  return { files, others };
}

function linkedFrom(files: SiteFiles, page: string): string[] {
  const text = fileAt(files, page);
  return tagsOf(typeof text === 'string' ? text : '')
    .filter(({ name }) => name === 'a')
    .flatMap(({ attributes }) => pathFrom(page, attributes.get('href') ?? '') ?? []);
}
