import type { MetaDescriptor } from 'react-router';
import { BRAND, pageMeta } from '../../lib/seo.ts';
import type { Post } from './schema.ts';
import { BLOG_INTRO, BLOG_TITLE } from './texts.ts';

/** Title, description, feeds and list of articles of the blog. */
export function blogMeta(posts: readonly Post[], siteUrl: string): MetaDescriptor[] {
  const image = posts[0]?.shareImage;
  const topics = new Set(posts.flatMap(({ category, tags }) => [category, ...tags]));
  return [
    ...pageMeta({
      title: BLOG_TITLE,
      description: BLOG_INTRO,
      path: '/blog',
      siteUrl,
      ...(image ? { image } : {}),
    }),
    { name: 'keywords', content: [...topics].join(', ') },
    ...FEEDS,
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Blog',
        name: `${BRAND} Blog`,
        url: `${siteUrl}/blog`,
        description: BLOG_INTRO,
        blogPost: posts.map((post) => ({
          '@type': 'BlogPosting',
          headline: post.title,
          url: `${siteUrl}/blog/${post.slug}`,
          datePublished: post.date,
        })),
      },
    },
  ];
}

/** Title, description, keywords, share card and structured data of a post; without one, of its absence. */
export function postMeta(post: Post | null, siteUrl: string): MetaDescriptor[] {
  if (!post) return [{ title: `Blog Post Not Found · ${BRAND}` }, { name: 'robots', content: 'noindex' }];
  const path = `/blog/${post.slug}`;
  return [
    ...pageMeta({
      title: post.title,
      description: post.excerpt,
      path,
      siteUrl,
      type: 'article',
      image: post.shareImage,
    }).map((tag) => ('title' in tag ? { title: post.title } : tag)),
    { name: 'keywords', content: [post.category, ...post.tags].join(', ') },
    { name: 'author', content: post.author },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'article:published_time', content: post.date },
    { property: 'article:section', content: post.category },
    ...FEEDS,
    { 'script:ld+json': blogPosting(post, siteUrl + path, siteUrl) },
    { 'script:ld+json': breadcrumbs(post, siteUrl) },
  ];
}

const FEEDS: MetaDescriptor[] = [
  {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/atom+xml',
    title: `${BRAND} Blog (Atom)`,
    href: '/blog/feed.xml',
  },
  {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/feed+json',
    title: `${BRAND} Blog (JSON)`,
    href: '/blog/feed.json',
  },
];

function blogPosting(post: Post, url: string, siteUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    image: siteUrl + post.shareImage,
    datePublished: post.date,
    author: { '@type': 'Organization', name: post.author, url: siteUrl },
    publisher: { '@type': 'Organization', name: BRAND, url: siteUrl },
    mainEntityOfPage: url,
    url,
    articleSection: post.category,
    keywords: post.tags.join(', '),
    wordCount: post.words,
    inLanguage: 'en',
  };
}

function breadcrumbs(post: Post, siteUrl: string) {
  const steps = [
    { name: 'Home', item: `${siteUrl}/` },
    { name: 'Blog', item: `${siteUrl}/blog` },
    { name: post.title, item: `${siteUrl}/blog/${post.slug}` },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
