/* Pages of the manual as HTML. Marks (data-slot) say what can be changed in them. */
import { escapeAttribute, escapeCode, escapeText, toHtml } from './markdown.mjs';

const kinds = { sh: 'Commands', toml: 'Settings', ini: 'Service', text: 'Text' };

/** A page, in the frame of another. */
export function manualPage(frame, page, pages, drawings) {
  const here = pages.indexOf(page);
  return frame
    .replace(/<title[^>]*>[^<]*<\/title>/, () => `<title data-slot="${page.name}.page-title">${escapeText(page['page-title'])}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => `<meta name="description" data-slot-attr="content:${page.name}.description" content="${escapeAttribute(page.description)}">`)
    .replace(/<(div class="sheet"|main id="main" class="front")>[\s\S]*(?=\n {2}<footer)/, () => `<div class="sheet">
${sidebar(page, pages)}
${main(page, pages[here - 1], pages[here + 1], drawings)}
  </div>`);
}

const sectionOf = (page) => page.sheet.split('.')[0];
const sectionName = (number, names) => `<span data-slot="section-${number}.name">${escapeText(names[number])}</span>`;

/** All pages by section; under the present one its headings. */
function sidebar(page, pages) {
  const numbers = [...new Set(pages.map(sectionOf))];
  const list = `<ul>
${numbers.map((number) => `          <li>
            <p><span>${number}</span> ${sectionName(number, pages.sections)}</p>
            <ul>
${pages.filter((one) => sectionOf(one) === number).map((one) => item(one, one === page)).join('\n')}
            </ul>
          </li>`).join('\n')}
        </ul>`;
  return `    <nav class="side" aria-label="Manual">
        ${list}
    </nav>
    <details class="side-small">
      <summary><span data-slot="${page.name}.sheet">${page.sheet}</span> <span data-slot="${page.name}.title">${escapeText(page.title)}</span>: all pages</summary>
      <nav aria-label="Manual, folded">
        ${list}
      </nav>
    </details>`;
}

function item(page, isHere) {
  const contents = `
                <ul class="contents" aria-label="On this page" data-slot-list="${page.name}.parts">
${page.parts.map(({ title, key }) => `                  <li><a href="${page.file}#${key}" data-slot="title" data-slot-attr="href:place">${escapeText(title)}</a></li>`).join('\n')}
                </ul>
              `;
  return `              <li data-slot-section="${page.name}"><a href="${page.file}"${isHere ? ' aria-current="page"' : ''} data-slot="${page.name}.title">${escapeText(page.title)}</a>${isHere ? contents : ''}</li>`;
}

function main(page, before, after, drawings) {
  const { name } = page;
  return `    <main id="main" class="page">
      <p class="sheet-number"><span>Sheet <span data-slot="${name}.sheet">${page.sheet}</span></span> ${sectionName(sectionOf(page), page.sections)}</p>
      <h1 data-slot="${name}.title">${escapeText(page.title)}</h1>
      <div class="blocks" data-slot-list="${name}.start">
${page.start.map((one) => block(one, drawings)).join('\n')}
      </div>
      <div class="parts-of-page" data-slot-list="${name}.parts">
${page.parts.map((part) => `        <div class="part">
          <h2 id="${part.key}" data-slot-attr="id:key"><a class="anchor" href="${page.file}#${part.key}" data-slot="title" data-slot-attr="href:place">${escapeText(part.title)}</a></h2>
          <div class="blocks" data-slot-list="blocks">
${part.blocks.map((one) => block(one, drawings)).join('\n')}
          </div>
        </div>`).join('\n')}
      </div>
      <p class="stamp"><span data-slot="tool.title">${page.tool}</span> <span data-slot="version.number">${page.version}</span>, checked <span data-slot="version.checked">${page.checked}</span></p>
      <nav class="neighbours" aria-label="Before and after">
        ${before ? `<a href="${before.file}" rel="prev" data-slot-section="${before.name}"><span>Before</span> <b data-slot="${before.name}.title">${escapeText(before.title)}</b></a>` : `<a href="index.html" rel="prev"><span>Before</span> <b data-slot="front.name">${page.front}</b></a>`}
${after ? `        <a href="${after.file}" rel="next" data-slot-section="${after.name}"><span>Next</span> <b data-slot="${after.name}.title">${escapeText(after.title)}</b></a>\n` : ''}      </nav>
    </main>`;
}

/** A block with its note. */
function block(one, drawings) {
  const note = one.note === undefined ? '' : `<div class="note" role="note" aria-label="Note in the margin" data-slot="note">${toHtml(one.note)}</div>`;
  return `            <div class="block${note ? ' beside' : ''}">${body[one.kind](one, drawings)}${note}</div>`;
}

const words = (tag, text, more = '') => `<${tag}${more}>${toHtml(text)}</${tag}>`;
const body = {
  words: (one) => words('p', one.words, ' data-slot="words"'),
  remark: (one) => words('p', one.words, ' class="remark" data-slot="remark"'),
  list: (one) => `<ul data-slot-list="items">${one.items.map((item) => words('li', item, ' data-slot="words"')).join('')}</ul>`,
  code: (one) => codeBlock(one),
  grammar: (one) => `<div class="railroad" tabindex="0" role="group" data-slot-attr="aria-label:grammar" aria-label="${escapeAttribute(one.words)}"><p class="usage"><code data-slot="grammar">${escapeText(one.words)}</code></p></div>`,
  figure: (one, drawings) => `<figure data-figure="${one.name}"><div class="figure" tabindex="0" role="group" data-slot-attr="aria-label:caption" aria-label="${escapeAttribute(one.words)}"><div class="frame" data-slot-photo="photo">${one.photo ?? ''}${drawings(one.name, one.words)}</div></div><figcaption data-slot="caption">${escapeText(one.words)}</figcaption></figure>`,
  table: (one) => `<div class="table" tabindex="0" role="group" aria-label="Table"><table><thead><tr data-slot-list="head">${one.head.map((cell) => words('th', cell, ' scope="col" data-slot="name"')).join('')}</tr></thead><tbody data-slot-list="rows">${one.rows.map((row) => `<tr>${row.map((cell, at) => (at ? words('td', cell, ` data-slot="value-${at}"`) : words('th', cell, ' scope="row" data-slot="name"'))).join('')}</tr>`).join('')}</tbody></table></div>`,
};

export const codeBlock = ({ language, words: text }, slot = 'code') =>
  `<div class="code" data-language="${language}"><p class="code-bar"><span>${kinds[language] ?? 'Text'}</span><span role="status"></span><button type="button" data-copy>Copy</button></p><pre tabindex="0" role="group" aria-label="${kinds[language] ?? 'Text'}"><code data-slot="${slot}">${escapeCode(text)}</code></pre></div>`;

/** What the search reads: the words of all pages, on each page, because a page that was opened from a folder may read no other. */
export const searchIndex = (pages) => `<div hidden data-manual>
${pages.map(({ name, file, title, start, parts }) => `    <div data-slot-section="${name}" data-file="${file}"><b data-slot="${name}.title">${escapeText(title)}</b><div data-slot-list="${name}.start">${start.map(plainBlock).join('')}</div><div data-slot-list="${name}.parts">${parts.map(({ title: heading, key, blocks }) => `<div data-slot-attr="data-place:place" data-place="${file}#${key}"><b data-slot="title">${escapeText(heading)}</b><div data-slot-list="blocks">${blocks.map(plainBlock).join('')}</div></div>`).join('')}</div></div>`).join('\n')}
  </div>`;

function plainBlock(one) {
  const note = one.note === undefined ? '' : words('span', ` ${one.note}`, ' data-slot="note"');
  const plain = {
    words: () => words('span', one.words, ' data-slot="words"'),
    remark: () => words('span', one.words, ' data-slot="remark"'),
    list: () => `<span data-slot-list="items">${one.items.map((item) => words('i', item, ' data-slot="words"')).join(' ')}</span>`,
    code: () => `<span data-slot="code">${escapeCode(one.words)}</span>`,
    grammar: () => `<span data-slot="grammar">${escapeText(one.words)}</span>`,
    figure: () => `<span data-slot="caption">${escapeText(one.words)}</span>`,
    table: () => `<span data-slot-list="rows">${one.rows.map((row) => `<i>${row.map((cell, at) => words('s', cell, ` data-slot="${at ? `value-${at}` : 'name'}"`)).join(' ')}</i>`).join(' ')}</span>`,
  };
  return `<div>${plain[one.kind]()}${note}</div>`;
}

/** The pages of a section, on the front page. */
export const wayItems = (pages, number) =>
  pages.filter((page) => sectionOf(page) === number).map((page) => `            <li data-slot-section="${page.name}" data-slot-section-may="hide"><a href="${page.file}" data-slot="${page.name}.title">${escapeText(page.title)}</a></li>`).join('\n');
