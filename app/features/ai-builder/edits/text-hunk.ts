import type { Hunk } from './hunk.ts';
import { placesOf } from './hunk.ts';

/**
 * The change that gives an element of the page another text. Null where the text can not be found for certain in the
 * file: it is made by a script, or there more than once in the same way.
 */
export function textHunk(html: string, element: { html: string; text: string }, text: string): Hunk | null {
  const written = [element.text, escapeText(element.text)];
  const file = 'index.html' as const;
  for (const old of written) {
    const search = `>${old}<`;
    if (placesOf(html, search).length === 1) return { file, search, replace: `>${escapeText(text)}<` };
    // The same text may stand in several elements that differ otherwise.
    const end = element.html.lastIndexOf(`>${escapeText(element.text)}<`);
    const whole =
      end < 0 ? '' : element.html.slice(0, end) + search + element.html.slice(end + search.length);
    if (whole && placesOf(html, whole).length === 1)
      return { file, search: whole, replace: whole.replace(search, () => `>${escapeText(text)}<`) };
  }
  return null;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
