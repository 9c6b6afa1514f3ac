import { pathFrom } from '../../../../domain/preview/path-from.ts';
import { fileAt, type SiteFiles, textAt } from '../../../../domain/studio/site-files.ts';
import { tagsOf } from '../read-html.ts';
import { asPage, NO_FILES, type PageFiles } from '../schema.ts';

/** The style sheets of the website that a page links to, in their order. */
export function sheetsOf(files: SiteFiles, page: string): string[] {
  return loadedBy(files, page, (name, attributes) =>
    name === 'link' && /\bstylesheet\b/i.test(attributes.get('rel') ?? '') ? attributes.get('href') : null,
  );
}

/** The scripts of the website that a page links to, in their order. */
export function scriptsOf(files: SiteFiles, page: string): string[] {
  return loadedBy(files, page, (name, attributes) => (name === 'script' ? attributes.get('src') : null));
}

function loadedBy(
  files: SiteFiles,
  page: string,
  addressOf: (name: string, attributes: ReadonlyMap<string, string>) => string | null | undefined,
): string[] {
  return tagsOf(textAt(files, page)).flatMap(({ name, attributes }) => {
    const path = pathFrom(page, addressOf(name, attributes) ?? '');
    return path && typeof fileAt(files, path) === 'string' ? [path] : [];
  });
}

/**
 * One page of a website as the three files that rules mend: the page, and the last of its style sheets, whose rules come after all
 * others. `put` is the website with what became of them.
 */
export function viewOf(
  files: SiteFiles,
  page: string,
): { view: PageFiles; put: (view: PageFiles) => SiteFiles } {
  const own = asPage(files);
  if (own) return { view: own, put: (view) => view };
  const sheet = sheetsOf(files, page).at(-1);
  return {
    view: { ...NO_FILES, 'index.html': textAt(files, page), 'styles.css': sheet ? textAt(files, sheet) : '' },
    put: (view) => ({
      ...files,
      ...(sheet ? { [sheet]: view['styles.css'] } : {}),
      [page]: view['index.html'],
    }),
  };
}
