import { describe, expect, it, vi } from 'vitest';
import { pageMeta, siteUrlOf } from './seo.ts';

const page = {
  title: 'Community',
  description: 'Websites people have shared.',
  path: '/community',
  siteUrl: 'https://plinth.example',
};

describe('pageMeta', () => {
  it('names the page first and the brand after it', () => {
    expect(pageMeta(page)).toContainEqual({ title: 'Community · Plinth' });
    expect(pageMeta({ ...page, title: 'Plinth' })).toContainEqual({ title: 'Plinth' });
  });
  it('gives an absolute canonical address', () => {
    expect(pageMeta(page)).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://plinth.example/community',
    });
  });
  it('keeps a page out of search engines without naming a canonical address', () => {
    const meta = pageMeta({ ...page, noindex: true });
    expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(meta.some((tag) => 'rel' in tag)).toBe(false);
  });
  it('says a keyword once, however it is written', () => {
    expect(
      pageMeta({ ...page, keywords: ['UI Templates', 'UI templates', 'Colour', 'SEO', 'SEO'] }),
    ).toContainEqual({
      name: 'keywords',
      content: 'UI Templates, Colour, SEO',
    });
  });
  it('makes the picture absolute and the card large only when there is one', () => {
    expect(pageMeta({ ...page, image: '/og/community.png' })).toContainEqual({
      property: 'og:image',
      content: 'https://plinth.example/og/community.png',
    });
    expect(pageMeta(page)).toContainEqual({ name: 'twitter:card', content: 'summary' });
  });
  it('says the size of a picture where it is known, and what it shows', () => {
    const meta = pageMeta({ ...page, image: { src: '/a.png', alt: 'A wall', width: 1200, height: 630 } });
    expect(meta).toContainEqual({ property: 'og:image:width', content: '1200' });
    expect(meta).toContainEqual({ property: 'og:image:height', content: '630' });
    expect(meta).toContainEqual({ property: 'og:image:alt', content: 'A wall' });
    expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
  });
  it('gives a page the card that the build made for it, and hidden pages that of the site', () => {
    vi.stubEnv('VITE_SHARE_CARDS', 'abc');
    const imageOf = (meta: ReturnType<typeof pageMeta>) =>
      meta.find((tag) => 'property' in tag && tag.property === 'og:image');
    expect(imageOf(pageMeta(page))).toHaveProperty(
      'content',
      'https://plinth.example/og/community.jpg?v=abc',
    );
    expect(imageOf(pageMeta({ ...page, noindex: true }))).toHaveProperty(
      'content',
      'https://plinth.example/og/home.jpg?v=abc',
    );
    vi.unstubAllEnvs();
  });
  it('puts all nodes into one document', () => {
    expect(pageMeta({ ...page, nodes: [{ '@type': 'WebPage' }] })).toContainEqual({
      'script:ld+json': { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage' }] },
    });
  });
});

describe('siteUrlOf', () => {
  it('reads the root loader and survives its absence on the error page', () => {
    expect(siteUrlOf([{ loaderData: { siteUrl: 'https://plinth.example' } }])).toBe('https://plinth.example');
    expect(siteUrlOf([{ loaderData: undefined }])).toBe('');
    expect(siteUrlOf([])).toBe('');
  });
});
