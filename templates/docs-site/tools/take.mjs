/* A page of the manual, read back: what was changed in it goes into its Markdown. */
import { toMarkdown, unescape } from './markdown.mjs';

const slot = (html, name) => new RegExp(`<(\\w+)(?: [^>]*)? data-slot="${name}"[^>]*>([\\s\\S]*?)</\\1>`).exec(html)?.[2];

/** What a page that tools/pages.mjs has made says. */
export function takePage(html, page) {
  const body = html.slice(html.indexOf('<h1 '), html.indexOf('<p class="stamp">'));
  const [start = '', ...parts] = body.split('<div class="part">');
  const own = (name) => unescape(slot(html, `${page.name}\\.${name}`) ?? '');
  return {
    ...page,
    title: own('title'),
    sheet: own('sheet'),
    'page-title': own('page-title'),
    description: unescape(new RegExp(`content:${page.name}\\.description" content="([^"]*)"`).exec(html)[1]),
    start: blocksOf(start),
    parts: parts.map((part) => ({ title: unescape(slot(part, 'title')), key: /<h2 id="([^"]*)"/.exec(part)[1], blocks: blocksOf(part) })),
  };
}

const blocksOf = (html) => html.split(/<div class="block(?: beside)?">/).slice(1).map(takeBlock);

function takeBlock(html) {
  const note = slot(html, 'note');
  const more = note === undefined ? {} : { note: toMarkdown(note) };
  const all = (pattern) => [...html.matchAll(pattern)].map(([, one]) => one);
  if (html.includes('<figure')) {
    const photo = /<img class="photo"[^>]*>/.exec(html)?.[0];
    const svg = /<svg[\s\S]*?<\/svg>/.exec(html)?.[0]
      .replace(/^<svg ([^>]*?) role="img"[^>]*>/, '<svg xmlns="http://www.w3.org/2000/svg" $1>')
      .replace(/ data-slot="drawing-\d+"/g, '');
    return { kind: 'figure', name: /data-figure="([^"]*)"/.exec(html)[1], words: unescape(slot(html, 'caption')), svg, ...(photo ? { photo } : {}), ...more };
  }
  if (html.includes('data-slot="code"')) return { kind: 'code', language: /data-language="([^"]*)"/.exec(html)[1], words: unescape(slot(html, 'code')), ...more };
  if (html.includes('data-slot="grammar"')) return { kind: 'grammar', words: unescape(slot(html, 'grammar')), ...more };
  if (html.includes('data-slot="remark"')) return { kind: 'remark', words: toMarkdown(slot(html, 'remark')), ...more };
  if (html.includes('data-slot-list="items"')) return { kind: 'list', items: all(/<li data-slot="words">(.*?)<\/li>/g).map(toMarkdown), ...more };
  if (html.includes('<table>')) {
    const rows = all(/<tr>(<th scope="row".*?)<\/tr>/g).map((row) => [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell]) => toMarkdown(cell)));
    return { kind: 'table', head: all(/<th scope="col"[^>]*>(.*?)<\/th>/g).map(toMarkdown), rows, ...more };
  }
  return { kind: 'words', words: toMarkdown(slot(html, 'words')), ...more };
}
