import { describe, expect, it } from 'vitest';
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
  it('makes the picture absolute and the card large only when there is one', () => {
    expect(pageMeta({ ...page, image: '/og/community.png' })).toContainEqual({
      property: 'og:image',
      content: 'https://plinth.example/og/community.png',
    });
    expect(pageMeta(page)).toContainEqual({ name: 'twitter:card', content: 'summary' });
  });
});

describe('siteUrlOf', () => {
  it('reads the root loader and survives its absence on the error page', () => {
    expect(siteUrlOf([{ loaderData: { siteUrl: 'https://plinth.example' } }])).toBe('https://plinth.example');
    expect(siteUrlOf([{ loaderData: undefined }])).toBe('');
    expect(siteUrlOf([])).toBe('');
  });
});
