/* Posts as HTML: a page each, the list on the first page, and the feed. Marks (data-slot) say what can be changed in them. */
import { escapeAttribute, escapeText, keyOf } from './markdown.mjs';

/** I, II, III, IIII, V: the way dials count. */
export function numeral(number) {
  let rest = number;
  return [['L', 50], ['XL', 40], ['X', 10], ['IX', 9], ['V', 5], ['I', 1]].map(([sign, worth]) => {
    const times = Math.floor(rest / worth);
    rest -= times * worth;
    return sign.repeat(times);
  }).join('');
}

const slot = (post, name) => `data-slot="${post.name}.${name}"`;
const tagSlot = (tag) => `data-slot="tags.${keyOf(tag)}"`;

/** The page of a post, in the frame of another. */
export function postPage(shell, post, before, after) {
  return shell
    .replace(/<title[^>]*>[^<]*<\/title>/, () => `<title ${slot(post, 'page-title')}>${escapeText(post['page-title'])}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => `<meta name="description" data-slot-attr="content:${post.name}.summary" content="${escapeAttribute(post.summary)}">`)
    .replace(/<main [\s\S]*<\/main>/, () => main(post, before, after));
}

function main(post, before, after) {
  const link = (tag) => `<a href="../index.html#${keyOf(tag)}" ${tagSlot(tag)}>${escapeText(tag)}</a>`;
  const tags = post.tags.map(link).join(', ');
  return `<main id="main" class="sheet" data-slot-attr="data-minutes:${post.name}.minutes" data-minutes="${post.minutes}">
    <header class="title">
      <p class="meta">${when(post)} <span>${tags}</span></p>
      <h1 ${slot(post, 'title')}>${escapeText(post.title)}</h1>
      <p class="stand" ${slot(post, 'summary')}>${escapeText(post.summary)}</p>
    </header>
    <div class="margin">
      <nav class="toc" aria-label="In this post">
        <p>In this post</p>
        <ol data-slot-list="${post.name}.parts">${post.parts.map(({ title, key }) => `<li><a href="#${key}" data-slot="title" data-slot-attr="href:place">${title}</a></li>`).join('')}</ol>
      </nav>
      <div class="tools js-only">
        <p data-left></p>
        <button type="button" data-reading aria-pressed="false">Reading view</button>
        <span class="sizes"><button type="button" data-size="-1">Smaller</button><button type="button" data-size="1">Larger</button></span>
      </div>
    </div>
    <article class="text" data-text>
${figure(post)}        <div class="start" data-slot-list="${post.name}.start">
${post.opening.map((words) => `          <p data-slot="words">${words}</p>`).join('\n')}
        </div>
        <div data-slot-list="${post.name}.parts">
${post.parts.map(part).join('\n')}
        </div>
        <p class="end"><span aria-hidden="true" ${slot(post, 'number')}>${escapeText(post.number)}</span> Filed under ${tags}.</p>
    </article>
    <nav class="pager" aria-label="Other posts">${neighbour(before, 'prev', 'Before this')}${neighbour(after, 'next', 'After this')}</nav>
  </main>`;
}

const when = (post) =>
  `<time ${slot(post, 'day')} data-slot-attr="datetime:${post.name}.date" datetime="${post.date}">${escapeText(post.day)}</time> <span><span ${slot(post, 'minutes')}>${post.minutes}</span> minutes</span>`;

function figure(post) {
  if (!post.figure) return '';
  const { alt, caption } = post.figure;
  return `        <figure>
          <div class="frame" data-slot-photo="${post.name}.photo">${post.photo ?? ''}${drawing(post, `role="img" data-slot-attr="aria-label:${post.name}.figure-words" aria-label="${escapeAttribute(alt)}"`)}</div>
          <figcaption ${slot(post, 'caption')}>${caption}</figcaption>
        </figure>
`;
}

/** A drawing in the page has the page's colours; its words can be changed like others. */
function drawing(post, attributes) {
  let count = 0;
  if (!post.figure) return '';
  if (!post.svg) return `<img class="fig" ${attributes.replace(/role="img" /, '').replaceAll('aria-label', 'alt')} src="${post.figure.file}">`;
  return post.svg
    .trim()
    .replace(/^<svg [^>]*?viewBox="([^"]*)"[^>]*>/, `<svg class="fig" viewBox="$1" ${attributes}>`)
    .replace(/<text([^>]*)>([^<]*)<\/text>/g, (whole, said, words) => {
      if (!/\p{L}/u.test(words) || /^[IVXL]+$/.test(words)) return whole;
      count += 1;
      return `<text${said} data-slot="${post.name}.drawing-${count}">${words}</text>`;
    });
}

const part = ({ title, key, text, note }) => `          <div>
            <h2 id="${key}" data-slot="title" data-slot-attr="id:key">${title}</h2>
            <div data-slot-list="text">
${text.map((words) => `              <p data-slot="words">${words}</p>`).join('\n')}
            </div>
            <p class="note" data-slot="note">${note}</p>
          </div>`;

const neighbour = (post, side, words) =>
  post ? `<a class="${side}" href="${post.slug}.html" data-slot-section="${post.name}"><span>${words}</span> <b ${slot(post, 'title')}>${escapeText(post.title)}</b></a>` : '';

/** A post in the list of the first page. */
export function entry(post) {
  const svg = drawing(post, 'aria-hidden="true"');
  // At this size the words of a drawing would only be dust.
  const small = svg.replace(/<text(?![^>]*class="(?:[^"]* )?(?:num|scr)[ "])[^>]*>[^<]*<\/text>|<path class="t"[^>]*>/g, '').replace('src="', 'src="posts/');
  return `      <li class="entry" data-tags="${post.tags.map(keyOf).join(' ')}" data-slot-section="${post.name}" data-slot-section-may="hide">
        <article>
          <p class="entry-num" aria-hidden="true" ${slot(post, 'number')}>${escapeText(post.number)}</p>
          <div class="entry-text">
            <h2><a href="posts/${post.slug}.html" ${slot(post, 'title')}>${escapeText(post.title)}</a></h2>
            <p class="stand" ${slot(post, 'summary')}>${escapeText(post.summary)}</p>
            <p class="meta">${when(post)} <span>${post.tags.map((tag) => `<span ${tagSlot(tag)}>${escapeText(tag)}</span>`).join(', ')}</span></p>
          </div>
          <a class="entry-fig" href="posts/${post.slug}.html" tabindex="-1" aria-hidden="true" data-slot-photo="${post.name}.photo-small">${post['photo-small'] ?? (post.photo ?? '').replace('src="../', 'src="')}${small}</a>
        </article>
      </li>`;
}

/** The button of a tag. */
export const tagButton = (tag) =>
  `<button type="button" data-tag="${keyOf(tag)}" aria-pressed="false"><span class="name" ${tagSlot(tag)}>${escapeText(tag)}</span> <span class="count"></span></button>`;

/** A post in the feed, which has no place for its whole text: that would be markup of another kind. */
export const feedItem = (post, site) => `    <item data:slot-section="${post.name}">
      <title data:slot="${post.name}.title">${escapeText(post.title)}</title>
      <link data:slot="${post.name}.address">${escapeText(post.address ?? `${site}posts/${post.slug}.html`)}</link>
      <guid isPermaLink="false" data:slot="${post.name}.guid">${escapeText(post.guid ?? `${site}posts/${post.slug}.html`)}</guid>
      <pubDate data:slot="${post.name}.date">${new Date(post.date).toUTCString()}</pubDate>
${post.tags.map((tag) => `      <category data:slot="tags.${keyOf(tag)}">${escapeText(tag)}</category>\n`).join('')}      <description data:slot="${post.name}.summary">${escapeText(post.summary)}</description>
    </item>
`;
