/*
  Makes the pages of posts, the list on the first page and the feed from posts/*.md: node tools/build.mjs

  What belongs to the whole site (menu, name, foot) is taken from the pages as they are. A page that was changed since the last
  time, by hand or by a customiser, is read back into its Markdown first. A post that has left the list becomes a draft.
*/
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { keyOf, readPost, unescape, writePost } from './markdown.mjs';
import { entry, feedItem, numeral, postPage, tagButton } from './pages.mjs';
import { takePage } from './take.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const has = (file) => existsSync(path.join(root, file));
const write = (file, text) => {
  if (has(file) && read(file) === text) return;
  writeFileSync(path.join(root, file), text);
  console.log(file);
};
const hash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

const index = read('index.html');
const feed = read('feed.xml');
const language = /<html lang="([^"]*)"/.exec(index)[1];
const blog = unescape(/data-slot="blog\.name"[^>]*>([^<]*)</.exec(index)[1]);
const site = unescape(/data:slot="feed\.site">([^<]*)</.exec(feed)[1]);
const memory = 'tools/built.json';
const built = has(memory) ? JSON.parse(read(memory)) : {};

/** What nobody has said differently. */
function defaults(post) {
  const words = [...post.opening, ...post.parts.flatMap(({ text, note }) => [...text, note])].join(' ').split(/\s+/).length;
  return {
    day: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(post.date)),
    minutes: String(Math.max(1, Math.round(words / 200))),
    'page-title': `${post.title}: ${blog}`,
    address: `${site}posts/${post.slug}.html`,
    guid: `${site}posts/${post.slug}.html`,
  };
}

function load(slug) {
  const [file, page] = [`posts/${slug}.md`, `posts/${slug}.html`];
  let post = { slug, ...readPost(read(file)) };
  const known = built[slug];
  const isListed = index.includes(`href="${page}"`);
  const isChanged = known && has(page) && hash(read(page)) !== known.page;
  if (isChanged && hash(read(file)) !== known.words)
    throw new Error(`has changed, and so has its page ${page}: delete the page to make it anew, or take ${slug} out of ${memory} to do the same`);
  if (isChanged) {
    const taken = takePage(read(page), post, feed);
    post = taken.post;
    if (post.number === known.number) delete post.number;
    if (taken.svg) write(`posts/${post.figure.file}`, `${taken.svg}\n`);
  }
  if (known && !isListed && post.draft === undefined) post.draft = 'yes';
  // In the list a photograph may stand that is not in the page, or is another one.
  const small = new RegExp(`href="${page}" tabindex[^>]*>(<img class="photo"[^>]*>)`).exec(index)?.[1];
  const isSmall = known && hash(read(file)) === known.words && small !== post['photo-small'] && small !== post.photo?.replace('src="../', 'src="');
  if (isSmall) post['photo-small'] = small;
  if (isChanged || isSmall || post.draft) save(post);
  return { ...defaults(post), ...post };
}

/** Back into Markdown, without what is said anyway. */
function save({ slug, ...post }) {
  const usual = defaults({ slug, ...post });
  const facts = Object.entries(post).filter(([name, value]) => name === 'minutes' || usual[name] !== value);
  write(`posts/${slug}.md`, writePost(Object.fromEntries(facts)));
}

const slugs = readdirSync(path.join(root, 'posts')).filter((file) => file.endsWith('.md')).map((file) => file.slice(0, -3));
const all = slugs.map((slug) => {
  try {
    return load(slug);
  } catch (error) {
    console.error(`posts/${slug}.md ${error.message}.`);
    process.exit(1);
  }
});
const posts = all
  .filter(({ draft }) => !draft)
  .sort((one, other) => (one.date < other.date ? -1 : 1))
  .map((post, number) => {
    const drawing = post.figure?.file.endsWith('.svg') ? read(path.posix.join('posts', post.figure.file)) : null;
    return { ...post, name: `post-${number + 1}`, number: post.number ?? numeral(number + 1), svg: drawing };
  });
if (posts.length === 0) throw new Error('There is no post in posts/.');

const frame = read(`posts/${readdirSync(path.join(root, 'posts')).find((file) => file.endsWith('.html'))}`);
posts.forEach((post, number) => write(`posts/${post.slug}.html`, postPage(frame, post, posts[number - 1], posts[number + 1])));

const newest = posts.toReversed();
const tags = [...new Set(posts.flatMap((post) => post.tags))].sort((one, other) => one.localeCompare(other, language));
write(
  'index.html',
  index
    .replace(/(<ol class="entries" reversed>\n)[\s\S]*?(\n {4}<\/ol>)/, (_, start, end) => start + newest.map(entry).join('\n') + end)
    .replace(/(<button type="button" data-tag="" [\s\S]*?<\/button>\n {8})[\s\S]*?(\n {6}<\/div>)/, (_, start, end) => start + tags.map(tagButton).join('') + end),
);
write('feed.xml', feed.replace(/ {4}<item[\s>][\s\S]*(?= {2}<\/channel>)/, () => newest.map((post) => feedItem(post, site)).join('')));
const state = posts.map(({ slug, number }) => [slug, { number, words: hash(read(`posts/${slug}.md`)), page: hash(read(`posts/${slug}.html`)) }]);
write(memory, `${JSON.stringify(Object.fromEntries(state), null, 2)}\n`);
