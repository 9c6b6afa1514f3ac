import type { Hunk } from './hunk.ts';
import { placesOf } from './hunk.ts';

type Element = { html: string; text: string; nth: number; alike: number };

/**
 * The change that gives an element of a page another text. Of several that are written alike it is the one that was meant,
 * if there are as many in the file as in the page. Null where the text can not be found for certain: it is made by a script.
 */
export function textHunk(file: string, html: string, element: Element, text: string): Hunk | null {
  for (const old of new Set([escapeText(element.text), element.text])) {
    const search = `>${old}<`;
    const put = `>${escapeText(text)}<`;
    if (element.alike === 1 && placesOf(html, search).length === 1) return { file, search, replace: put };
    // The same text may stand in several elements that differ otherwise.
    const end = element.html.lastIndexOf(`>${escapeText(element.text)}<`);
    if (end < 0) continue;
    const whole = element.html.slice(0, end) + search + element.html.slice(end + search.length);
    const places = placesOf(html, whole);
    const place = places[element.nth];
    if (place === undefined || places.length !== element.alike) continue;
    return around(
      file,
      html,
      place,
      place + whole.length,
      whole.replace(search, () => put),
    );
  }
  return null;
}

/** A change of this place, with as much around it as makes it the only one of its kind. */
function around(file: string, html: string, start: number, end: number, replace: string): Hunk {
  let [from, to] = [start, end];
  while (placesOf(html, html.slice(from, to)).length > 1) {
    from = Math.max(0, html.lastIndexOf('\n', from - 2) + 1, from - MOST_AROUND);
    const next = html.indexOf('\n', to + 1);
    to = Math.min(next < 0 ? html.length : next, to + MOST_AROUND);
  }
  return {
    file,
    search: html.slice(from, to),
    replace: html.slice(from, start) + replace + html.slice(end, to),
  };
}

/** Characters by which a place grows at once, in a page of few lines. */
const MOST_AROUND = 200;

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
