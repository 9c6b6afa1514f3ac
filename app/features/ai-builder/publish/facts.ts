import { readTexts } from '../read-html.ts';
import { MAX_DESCRIPTION, type PageFiles, TITLE_LENGTH } from '../schema.ts';

/** A title for the page: its own or, without one, its first heading. Empty when it says neither. */
export function titleOf(files: PageFiles): string {
  const texts = readTexts(files['index.html']);
  const title = texts.title || texts.mainHeading;
  return [...title].length < TITLE_LENGTH.min ? '' : clip(title, TITLE_LENGTH.max);
}

/** A description for the page: its own or, without one, what it was made from. */
export function descriptionOf(files: PageFiles, description: string): string {
  const own = readTexts(files['index.html']).description;
  return clip(own || description.trim(), MAX_DESCRIPTION);
}

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
