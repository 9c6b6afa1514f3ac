import { BRAND } from '../../../domain/site/seo.ts';
import type { Post } from './schema.ts';
import { BLOG_INTRO } from './texts.ts';

type FullPost = Post & { html: string };

const TITLE = `${BRAND} Blog`;

/** The blog as an Atom feed (RFC 4287) with the full text of each post. */
export function atomFeed(posts: readonly FullPost[], siteUrl: string): string {
  const entries = posts.map((post) => {
    const url = `${siteUrl}/blog/${post.slug}`;
    return `  <entry>
    <title>${xml(post.title)}</title>
    <id>${xml(url)}</id>
    <link href="${xml(url)}"/>
    <published>${instant(post)}</published>
    <updated>${instant(post)}</updated>
    <author><name>${xml(post.author)}</name></author>
${post.tags.map((tag) => `    <category term="${xml(tag)}"/>`).join('\n')}
    <summary>${xml(post.excerpt)}</summary>
    <content type="html">${xml(absolute(post.html, siteUrl))}</content>
  </entry>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <title>${xml(TITLE)}</title>
  <subtitle>${xml(BLOG_INTRO)}</subtitle>
  <id>${xml(siteUrl)}/blog</id>
  <link href="${xml(siteUrl)}/blog"/>
  <link rel="self" type="application/atom+xml" href="${xml(siteUrl)}/blog/feed.xml"/>
  <updated>${posts[0] ? instant(posts[0]) : '1970-01-01T00:00:00Z'}</updated>
${entries.join('\n')}
</feed>
`;
}

/** The blog as a JSON Feed 1.1 with the full text of each post. */
export function jsonFeed(posts: readonly FullPost[], siteUrl: string): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: TITLE,
    description: BLOG_INTRO,
    home_page_url: `${siteUrl}/blog`,
    feed_url: `${siteUrl}/blog/feed.json`,
    language: 'en',
    items: posts.map((post) => ({
      id: `${siteUrl}/blog/${post.slug}`,
      url: `${siteUrl}/blog/${post.slug}`,
      title: post.title,
      summary: post.excerpt,
      content_html: absolute(post.html, siteUrl),
      image: siteUrl + post.shareImage,
      date_published: instant(post),
      authors: [{ name: post.author }],
      tags: post.tags,
    })),
  });
}

/** Feed readers show a post on another site, where addresses that start at the root would lead nowhere. */
function absolute(html: string, siteUrl: string): string {
  return html.replace(/ (href|src)="\/(?!\/)/g, ` $1="${siteUrl}/`);
}

function instant(post: Post): string {
  return `${post.date}T00:00:00Z`;
}

function xml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
