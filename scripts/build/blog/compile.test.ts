import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compilePost } from './compile.ts';

const posts = path.resolve('content/blog');
const folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-blog-'));
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ['how-a-website-gets-found-and-shared-in-2026', '18 min read'],
  ['choose-a-ui-template-then-make-it-yours', '25 min read'],
  ['from-downloaded-template-to-live-site', '20 min read'],
])('%s is a %s', (slug, readTime) => {
  expect(compilePost(path.join(posts, `${slug}.md`)).post.readTime).toBe(readTime);
});

test('no two posts have the same id', async () => {
  const names = (await readdir(posts)).filter((name) => name.endsWith('.md') && name !== 'README.md');
  const ids = names.map((name) => compilePost(path.join(posts, name)).post.id);
  expect(new Set(ids).size).toBe(names.length);
});

const fields = {
  id: 9,
  title: 'Post',
  excerpt: 'One.',
  category: 'SEO',
  author: 'Plinth',
  date: '2026-01-31',
  image: '/blog-images/post-hero.svg',
  tags: ['a', 'b', 'c'],
  featured: true,
};

/** The source of a post with other fields, and one more line in its head. */
function post(changes: Record<string, unknown>, ...more: string[]): string {
  const given = Object.entries({ ...fields, ...changes }).filter(([, value]) => value !== undefined);
  const lines = [...given.map(([field, value]) => `${field}: ${JSON.stringify(value)}`), ...more];
  return `---\n${lines.join('\n')}\n---\n\nText.\n`;
}

test.each([
  ['category: News', /^post\.md: category: /],
  ['tags: [one]', /^post\.md: tags: /],
  ['date: 2026-13-01', /^post\.md: date: /],
  ['draft: true', /^post\.md: : .*draft|^post\.md: .*draft/],
])('a post with %j is refused by file and field', async (line, message) => {
  const [name = ''] = line.split(':');
  const file = path.join(folder, 'post.md');
  await writeFile(file, post({ [name]: undefined }, line));
  expect(() => compilePost(file)).toThrow(message);
});

test('a post is refused whose address does not follow from its title', async () => {
  const file = path.join(folder, 'another-title.md');
  await writeFile(file, post({ title: 'A title' }));
  expect(() => compilePost(file)).toThrow('another-title.md: title: the file must be named a-title.md');
});
