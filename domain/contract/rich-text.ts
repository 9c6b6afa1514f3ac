import { parseFragment } from 'parse5';
import { findAddressFault } from './address.ts';
import { collapse, escapeAttribute, escapeText } from './escape.ts';
import { childNodes, type Element, isComment, textOf } from './page.ts';

const inline = new Set(['em', 'strong', 'code', 'a', 'br']);

/** Text with `em`, `strong`, `code`, `a` and `br`, written in one way; or what it holds beside them. */
export function canonicalRichText(source: string): { html: string } | { fault: string } {
  const fragment = parseFragment(collapse(source));
  try {
    return { html: collapse(write(fragment)) };
  } catch (error) {
    if (error instanceof NotInline) return { fault: error.message };
    throw error;
  }
}

class NotInline extends Error {}

function write(node: Parameters<typeof childNodes>[0]): string {
  return childNodes(node)
    .map((child) => {
      const text = textOf(child);
      if (text !== null) return escapeText(text.replace(/[ \t\r\n\f]+/g, ' ')).replaceAll('&#32;', ' ');
      if (isComment(child)) return '';
      return writeElement(child as Element);
    })
    .join('');
}

function writeElement(element: Element): string {
  const { tagName, attrs } = element;
  if (!inline.has(tagName)) throw new NotInline(`may hold em, strong, code, a and br, but not ${tagName}`);
  const other = attrs.find(({ name }) => tagName !== 'a' || name !== 'href');
  if (other) throw new NotInline(`may not hold the attribute ${other.name}`);
  if (tagName === 'br') return '<br>';
  if (tagName !== 'a') return `<${tagName}>${write(element)}</${tagName}>`;
  const address = attrs[0]?.value ?? '';
  const fault = findAddressFault(address);
  if (fault) throw new NotInline(`has a link to "${address}", which ${fault}`);
  return `<a href="${escapeAttribute(address)}">${write(element)}</a>`;
}
