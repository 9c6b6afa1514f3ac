/*
  The small part of Markdown that the manual is written in, read and written. Of its own: "^ words" is a note in the margin of the
  block before it, ":: figure name words" a drawing, ":: photo <img …>" a picture in its
  place, ":: grammar line" a diagram.
*/

/** A word for addresses. */
export const keyOf = (words) => words.normalize('NFKD').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '').replace(/^(?=\d|$)/, 'x');

/** A page: its facts, blocks before the first heading, and parts with a heading and blocks. */
export function readPage(text) {
  const [, front, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
  if (front === undefined) throw new Error('begins with facts between two lines of ---');
  const facts = Object.fromEntries(front.split(/\r?\n/).map((line) => /^([\w-]+):\s*(.*)$/.exec(line)?.slice(1) ?? [line, '']));
  for (const name of ['title', 'sheet', 'page-title', 'description']) if (!facts[name]) throw new Error(`says no "${name}"`);
  const page = { ...facts, start: [], parts: [] };
  for (const block of readBlocks(body)) {
    if (block.kind === 'heading') page.parts.push({ title: block.words, key: block.key, blocks: [] });
    else (page.parts.at(-1)?.blocks ?? page.start).push(block);
  }
  if (page.start[0]?.kind !== 'words') throw new Error('begins with a paragraph');
  return page;
}

function readBlocks(source) {
  const blocks = [];
  const lines = source.split(/\r?\n/);
  const cells = (line) => line.replace(/^\||\|$/g, '').split('|').map((cell) => cell.trim());
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    const take = (test) => {
      const from = at;
      while (at < lines.length && test(lines[at])) at++;
      return lines.slice(from, at);
    };
    if (!line.trim()) at++;
    else if (line.startsWith('```')) {
      at++;
      blocks.push({ kind: 'code', language: line.slice(3), words: take((one) => !one.startsWith('```')).join('\n') });
      at++;
    } else if (line.startsWith('## ')) {
      const [, words, key] = /^## (.*?)(?:\s*\{#([a-z][\w-]*)\})?$/.exec(line);
      blocks.push({ kind: 'heading', words, key: key ?? keyOf(words) });
      at++;
    } else if (line.startsWith('|')) {
      const [head, , ...rows] = take((one) => one.startsWith('|')).map(cells);
      blocks.push({ kind: 'table', head, rows });
    } else if (line.startsWith('- ')) blocks.push({ kind: 'list', items: take((one) => one.startsWith('- ')).map((one) => one.slice(2)) });
    else if (line.startsWith('> ')) blocks.push({ kind: 'remark', words: take((one) => one.startsWith('> ')).map((one) => one.slice(2)).join(' ') });
    else if (line.startsWith('^ ')) {
      if (blocks.at(-1)) blocks.at(-1).note = line.slice(2);
      at++;
    } else if (line.startsWith(':: figure ')) {
      const [, name, words] = /^:: figure (\S+) (.+)$/.exec(line);
      blocks.push({ kind: 'figure', name, words });
      at++;
    } else if (line.startsWith(':: photo ')) {
      if (blocks.at(-1)) blocks.at(-1).photo = line.slice(9);
      at++;
    } else if (line.startsWith(':: grammar ')) {
      blocks.push({ kind: 'grammar', words: line.slice(11) });
      at++;
    } else blocks.push({ kind: 'words', words: take((one) => one.trim() && !/^(```|## |[|]|- |> |\^ |:: )/.test(one)).join(' ') });
  }
  return blocks;
}

/** Writes a page. What was read is written again. */
export function writePage({ start, parts, ...facts }) {
  const front = Object.entries(facts).map(([name, value]) => `${name}: ${value}`).join('\n');
  const blocks = [...start.map(writeBlock), ...parts.flatMap(({ title, key, blocks }) => [`## ${title}${key === keyOf(title) ? '' : ` {#${key}}`}`, ...blocks.map(writeBlock)])];
  return `---\n${front}\n---\n\n${blocks.join('\n\n')}\n`;
}

function writeBlock(block) {
  const lines = {
    words: () => block.words,
    code: () => `\`\`\`${block.language}\n${block.words}\n\`\`\``,
    list: () => block.items.map((item) => `- ${item}`).join('\n'),
    remark: () => `> ${block.words}`,
    figure: () => `:: figure ${block.name} ${block.words}`,
    grammar: () => `:: grammar ${block.words}`,
    table: () => [block.head, block.head.map(() => '---'), ...block.rows].map((row) => `| ${row.join(' | ')} |`.replaceAll(/ {2}(?=\|)/g, ' ')).join('\n'),
  };
  return lines[block.kind]() + (block.photo ? `\n\n:: photo ${block.photo}` : '') + (block.note ? `\n\n^ ${block.note}` : '');
}

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#10;', '\t': '&#9;' };
export const escapeText = (words) => words.replace(/[&<>]/g, (sign) => escapes[sign]);
export const escapeAttribute = (words) => words.replace(/[&<>"]/g, (sign) => escapes[sign]);
/** Text whose line ends and runs of spaces stay. */
export const escapeCode = (words) => words.replace(/[&<>\n\t]/g, (sign) => escapes[sign]).replace(/^ | $|(?<= ) /g, '&#32;');
export const unescape = (html) =>
  html.replace(/&(?:amp|lt|gt|quot|#\d+);/g, (whole) => ({ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' })[whole] ?? String.fromCharCode(Number(/\d+/.exec(whole))));

/* Bold, code, links and "since" inside a line. */
const inline = /(\*\*[^*]+\*\*|`[^`]+`|\[[^\]]+\]\([^)]+\)|\{since [\d.]+\})/;

export const toHtml = (words) =>
  words.split(inline).map((piece, at) => {
    if (at % 2 === 0) return escapeText(piece);
    if (piece.startsWith('**')) return `<strong>${escapeText(piece.slice(2, -2))}</strong>`;
    if (piece.startsWith('`')) return `<code>${escapeText(piece.slice(1, -1))}</code>`;
    if (piece.startsWith('{')) return `<em>${escapeText(piece.slice(1, -1))}</em>`;
    const [, shown, address] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(piece);
    return `<a href="${escapeAttribute(address)}">${escapeText(shown)}</a>`;
  }).join('');

export const toMarkdown = (html) =>
  unescape(
    html
      .replace(/<strong>(.*?)<\/strong>/g, '**$1**')
      .replace(/<code>(.*?)<\/code>/g, '`$1`')
      .replace(/<em>(.*?)<\/em>/g, '{$1}')
      .replace(/<a href="(.*?)">(.*?)<\/a>/g, '[$2]($1)')
      .replace(/<br>/g, ' '),
  );
