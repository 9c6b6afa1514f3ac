import { pagesOf, type SiteFiles, textAt } from '../../../../domain/studio/site-files.ts';
import { readTexts } from '../read-html.ts';
import { MAX_DESCRIPTION, TITLE_LENGTH } from '../schema.ts';

/** A title for the page: its own or, without one, its first heading. Empty when it says neither. */
export function titleOf(files: SiteFiles): string {
  const texts = readTexts(firstPage(files));
  const title = texts.title || texts.mainHeading;
  return [...title].length < TITLE_LENGTH.min ? '' : clip(title, TITLE_LENGTH.max);
}

/** A description for the page: its own or, without one, what it was made from. */
export function descriptionOf(files: SiteFiles, description: string): string {
  const own = readTexts(firstPage(files)).description;
  return clip(own || description.trim(), MAX_DESCRIPTION);
}

const firstPage = (files: SiteFiles) => textAt(files, pagesOf(files)[0] ?? '');

/** A name for its files: letters, digits and hyphens. */
export function fileNameOf(title: string): string {
  const name = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return name || 'website';
}

function clip(text: string, length: number): string {
  const letters = [...text];
  return letters.length <= length
    ? text
    : `${letters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}
