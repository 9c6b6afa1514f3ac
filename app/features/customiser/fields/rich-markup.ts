/*
 * A text with emphasis, strong words, code, links and line ends as it is typed in a plain field: *word*, **word**, `word`,
 * [word](address).
 * A backslash takes the next sign as it is.
 */

const references: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#32;': ' ',
  '&amp;': '&',
};
const readText = (html: string) =>
  html.replace(/&(?:lt|gt|quot|amp|#32);/g, (reference) => references[reference] ?? reference);
const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const escapeAddress = (text: string) => escapeText(text).replaceAll('"', '&quot;');

/** The markup of a text that a rich slot holds. */
export function toMarkup(html: string): string {
  let address = '';
  return html.replace(/<[^>]*>|[^<]+/g, (piece) => {
    if (!piece.startsWith('<')) return readText(piece).replace(/[*[\]\\`]/g, '\\$&');
    if (/^<\/?em>$/.test(piece)) return '*';
    if (/^<\/?strong>$/.test(piece)) return '**';
    if (/^<\/?code>$/.test(piece)) return '`';
    if (piece === '<br>') return '\n';
    if (piece === '</a>') return `](${address})`;
    address = readText(/href="([^"]*)"/.exec(piece)?.[1] ?? '').replace(/[()\\]/g, '\\$&');
    return '[';
  });
}

/** The text that a rich slot holds, in the one way that it is written in. What is opened and not closed is no mark. */
export function fromMarkup(markup: string): string {
  return write(markup).replace(/ +/g, ' ').trim();
}

const tokens =
  /\\([*[\]()\\`])|\*\*((?:\\.|[^*\\]|\*(?!\*))+)\*\*|\*((?:\\.|\*\*|[^*\\])+)\*|`((?:\\.|[^`\\])+)`|\[((?:\\.|[^\]\\])+)\]\(((?:\\.|[^)\s\\])+)\)|\n|[^\\*[`\n]+|[\s\S]/g;

function write(markup: string): string {
  return [...markup.matchAll(tokens)]
    .map(([whole, escaped, strong, emphasis, code, words, address]) => {
      if (escaped !== undefined) return escapeText(escaped);
      if (strong !== undefined) return `<strong>${write(strong)}</strong>`;
      if (emphasis !== undefined) return `<em>${write(emphasis)}</em>`;
      if (code !== undefined) return `<code>${write(code)}</code>`;
      if (words !== undefined && address !== undefined)
        return `<a href="${escapeAddress(address.replace(/\\(.)/g, '$1'))}">${write(words)}</a>`;
      return whole === '\n' ? '<br>' : escapeText(whole);
    })
    .join('');
}
