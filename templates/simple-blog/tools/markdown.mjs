/* A post as Markdown, read and written. What it may hold is said in README.md, "Write a post". */

/** Reads a post: what stands between the two lines of ---, a picture, paragraphs, headings and notes. */
export function readPost(text) {
  const [, front, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
  if (front === undefined) throw new Error('begins with facts between two lines of ---');
  const facts = Object.fromEntries(front.split(/\r?\n/).filter((line) => line.includes(':')).map((line) => {
    const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (!name) throw new Error(`has a line that says nothing: ${line}`);
    return [name, value.trim()];
  }));
  for (const name of ['title', 'date', 'summary', 'tags']) if (!facts[name]) throw new Error(`says no "${name}"`);
  const post = { ...facts, tags: facts.tags.split(',').map((tag) => tag.trim()), figure: null, opening: [], parts: [] };
  for (const block of body.split(/\r?\n\s*\r?\n/).map((one) => one.trim()).filter(Boolean)) readBlock(post, block.replace(/\s*\r?\n\s*/g, ' '));
  return post;
}

function readBlock(post, block) {
  const part = post.parts.at(-1);
  const [, alt, file, caption] = /^!\[(.*?)\]\((\S+?)(?: "(.*)")?\)$/.exec(block) ?? [];
  const [, title, key] = /^## (.*?)(?:\s*\{#([a-z][\w-]*)\})?$/.exec(block) ?? [];
  if (file) post.figure = { alt: plain(alt), file, caption: toHtml(caption ?? '') };
  else if (title) post.parts.push({ title: escapeText(plain(title)), key: key ?? keyOf(plain(title)), text: [], note: '' });
  else if (block.startsWith('> ')) {
    if (!part) throw new Error('has a note before its first heading');
    part.note = toHtml(block.replaceAll(/(^| )> /g, '$1').trim());
  } else (part ? part.text : post.opening).push(toHtml(block));
}

/** Writes a post. What it has read it writes again. */
export function writePost({ figure, opening, parts, tags, ...facts }) {
  const lines = Object.entries({ ...facts, tags: tags.join(', ') }).map(([name, value]) => `${name}: ${value}`);
  const blocks = [
    ...(figure ? [`![${figure.alt}](${figure.file}${figure.caption ? ` "${toMarkdown(figure.caption)}"` : ''})`] : []),
    ...opening.map(toMarkdown),
    ...parts.flatMap(({ title, key, text, note }) => [`## ${toMarkdown(title)} {#${key}}`, ...text.map(toMarkdown), ...(note ? [`> ${toMarkdown(note)}`] : [])]),
  ];
  return `---\n${lines.join('\n')}\n---\n\n${blocks.join('\n\n')}\n`;
}

/** A word for addresses: lower case, hyphens for the rest. */
export const keyOf = (words) =>
  words.normalize('NFKD').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '').replace(/^(?=\d|$)/, 'x');

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeText = (words) => words.replace(/[&<>]/g, (sign) => escapes[sign]);
export const escapeAttribute = (words) => words.replace(/[&<>"]/g, (sign) => escapes[sign]);
export const unescape = (html) =>
  html.replace(/&(?:amp|lt|gt|quot|#39|#32);/g, (whole) => ({ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' })[whole] ?? String.fromCharCode(Number(/\d+/.exec(whole))));

/* A backslash keeps a sign as it is. Signs kept so stand in a private place meanwhile. */
const signs = '\\*[]';
const hide = (words) => words.replace(/\\([\\*[\]])/g, (_, sign) => String.fromCharCode(0xe000 + signs.indexOf(sign)));
const show = (words) => words.replace(/[\ue000-\ue003]/g, (sign) => signs[sign.charCodeAt(0) - 0xe000]);
const plain = (words) => show(hide(words));

/** **strong**, *em* and [a link](address), as HTML. */
function toHtml(words) {
  return show(
    escapeText(hide(words))
      .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
      .replace(/\*(.+?)\*/g, '<em>$1</em>')
      .replace(/\[(.+?)\]\((\S+?)\)/g, (_, shown, address) => `<a href="${address.replaceAll('"', '&quot;')}">${shown}</a>`),
  );
}

function toMarkdown(html) {
  const kept = html.split(/(<[^>]*>)/).map((piece) => (piece.startsWith('<') ? piece : piece.replace(/[\\*[\]]/g, '\\$&'))).join('');
  const marked = kept
    .replace(/<\/?strong>/g, '**')
    .replace(/<\/?em>/g, '*')
    .replace(/<a href="(.*?)">(.*?)<\/a>/g, '[$2]($1)')
    .replace(/<br>/g, ' ');
  return unescape(marked);
}
