import { parseFragment } from 'parse5';
import { childNodes, textOf } from './page.ts';

const references: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
  '\n': '&#10;',
  '\t': '&#9;',
  '\f': '&#12;',
};

const refer = (character: string) => references[character] ?? character;

/**
 * A value as text of an element. White space that reading would take for one space (line ends, a second space, spaces at the
 * ends) is written as references, so that it comes back as it was.
 */
export function escapeText(value: string): string {
  return value.replace(/[&<>\r\n\t\f]/g, refer).replace(/^ | $|(?<= ) /g, '&#32;');
}

/** A value as an attribute in double quotes. */
export function escapeAttribute(value: string): string {
  return value.replace(/[&<>"\r\n\t\f]/g, refer);
}

/** A value as JSON that may stand in a script: no `<` can end it, and no separator ends a line. */
export function escapeJson(value: string): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** White space in a page's text counts as one space, and none at its ends. */
export function collapse(source: string): string {
  return source.replace(/[ \t\r\n\f]+/g, ' ').replace(/^ | $/g, '');
}

/** What a piece of a page's text says, references resolved. Null when it holds more than text and comments. */
export function readText(source: string): string | null {
  const fragment = parseFragment(collapse(source));
  let words = '';
  for (const node of childNodes(fragment)) {
    if (node.nodeName === '#comment') continue;
    const text = textOf(node);
    if (text === null) return null;
    words += text;
  }
  return words;
}
