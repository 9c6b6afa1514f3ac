import type { MetaDescriptor } from 'react-router';
import { alternate } from '../../../domain/site/alternate.ts';
import { BRAND, pageMeta } from '../../../domain/site/seo.ts';
import { blogNode, blogPosting, breadcrumbList } from '../../../domain/site/structured-data.ts';
import { clipText } from '../../lib/clip-text.ts';
import type { Post } from './schema.ts';
import { BLOG_INTRO, BLOG_TITLE } from './texts.ts';

/** What search engines show of the list: shorter than the intro on the page. */
const DESCRIPTION =
  'Long, practical articles about building websites: how they are found, how a template becomes your own, how it goes live.';

const BLOG = { name: 'Blog', path: '/blog' };

/** Title, description, feeds and list of articles of the blog. */
export function blogMeta(posts: readonly Post[], siteUrl: string): MetaDescriptor[] {
  const topics = new Set(posts.flatMap(({ category, tags }) => [category, ...tags]));
  const articles = posts.map(({ title, slug, date }) => ({ headline: title, path: `/blog/${slug}`, date }));
  return [
    ...pageMeta({
      title: BLOG_TITLE,
      description: DESCRIPTION,
      keywords: [...topics],
      path: BLOG.path,
      siteUrl,
      nodes: [
        breadcrumbList(siteUrl, [BLOG]),
        blogNode(siteUrl, { ...BLOG, name: `${BRAND} Blog`, description: BLOG_INTRO }, articles),
      ],
    }),
    ...FEEDS,
  ];
}

/** Title, description, keywords, share card and structured data of a post; without one, of its absence. */
export function postMeta(post: Post | null, siteUrl: string): MetaDescriptor[] {
  if (!post) return [{ title: `Blog Post Not Found · ${BRAND}` }, { name: 'robots', content: 'noindex' }];
  const path = `/blog/${post.slug}`;
  return [
    ...pageMeta({
      title: post.title,
      // The title is long enough to fill the line in a list of results.
      withoutBrand: true,
      description: clipText(post.excerpt, 160),
      keywords: [post.category, ...post.tags],
      path,
      siteUrl,
      type: 'article',
      nodes: [breadcrumbList(siteUrl, [BLOG, { name: post.title, path }]), articleOf(post, path, siteUrl)],
    }),
    { name: 'author', content: post.author },
    { property: 'article:published_time', content: post.date },
    { property: 'article:section', content: post.category },
    alternate('text/markdown', `${path}.md`),
    ...FEEDS,
  ];
}

const FEEDS: MetaDescriptor[] = [
  alternate('application/atom+xml', '/blog/feed.xml', `${BRAND} Blog (Atom)`),
  alternate('application/feed+json', '/blog/feed.json', `${BRAND} Blog (JSON)`),
];

function articleOf(post: Post, path: string, siteUrl: string) {
  return blogPosting(siteUrl, {
    headline: post.title,
    description: post.excerpt,
    path,
    image: post.shareImage,
    date: post.date,
    author: post.author,
    section: post.category,
    keywords: post.tags,
    words: post.words,
  });
}
