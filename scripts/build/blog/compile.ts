import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { type FrontMatter, frontMatterSchema, type Post } from '../../../app/features/blog/schema.ts';
import { slugOf } from '../../../app/features/blog/slug.ts';
import { type Measure, renderMarkdown } from './markdown.ts';

export interface CompiledPost {
  post: Post;
  /** The body. */
  html: string;
}

/** Where the pictures of posts are on the site. */
export const IMAGE_PATH = '/blog-images/';

/** Path on the site of a post's share picture. */
export function shareImageOf(slug: string): string {
  return `${IMAGE_PATH}${slug}-share.png`;
}

/** Reads and compiles one post. Throws an error that names the file and what is wrong in it. */
export function compilePost(file: string): CompiledPost {
  try {
    return compile(readFileSync(file, 'utf8'), path.basename(file, '.md'), measureIn(path.dirname(file)));
  } catch (error) {
    throw new Error(`${path.basename(file)}: ${(error as Error).message}`, { cause: error });
  }
}

function compile(source: string, slug: string, measure: Measure): CompiledPost {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll('\r\n', '\n')) ?? [];
  if (head === undefined || body === undefined) throw new Error('no front matter between two lines of ---');
  const matter = checkFrontMatter(parse(head));
  const expected = slugOf(matter.title);
  if (slug !== expected) throw new Error(`title: the file must be named ${expected}.md`);
  measure(matter.image);
  const { html, headings } = renderMarkdown(body, measure);
  const words = countWords(body);
  const post = {
    ...matter,
    slug,
    words,
    readTime: readTimeOf(words),
    headings,
    shareImage: shareImageOf(slug),
  };
  return { post, html };
}

function checkFrontMatter(data: unknown): FrontMatter {
  const result = frontMatterSchema.safeParse(data);
  if (result.success) return result.data;
  throw new Error(
    result.error.issues
      .map(({ path: field, message }) => `${z.core.toDotPath(field)}: ${message}`)
      .join('; '),
  );
}

function measureIn(folder: string): Measure {
  return (address) => {
    if (!address.startsWith(IMAGE_PATH)) throw new Error(`picture ${address}: must be below ${IMAGE_PATH}`);
    const svg = readFileSync(path.join(folder, 'images', path.posix.basename(address)), 'utf8');
    const tag = /<svg[^>]*>/.exec(svg)?.[0] ?? '';
    const size = (name: string) => Number(new RegExp(`\\s${name}="(\\d+)"`).exec(tag)?.[1]);
    const [width, height] = [size('width'), size('height')];
    if (!width || !height) throw new Error(`picture ${address}: no width and height`);
    return { width, height };
  };
}

/** Words a minute, as content/blog/README.md says. */
const PACE = 215;

/** Words of a Markdown body: runs of characters between white space, code blocks included. */
function countWords(body: string): number {
  return body.match(/\S+/g)?.length ?? 0;
}

/** Such as `18 min read`: the minutes are rounded up. */
function readTimeOf(words: number): string {
  return `${Math.ceil(words / PACE)} min read`;
}
