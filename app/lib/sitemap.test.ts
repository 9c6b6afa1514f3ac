import { describe, expect, it } from 'vitest';
import { ENTRIES_PER_FILE, fileCount, sitemapIndex, urlSet } from './sitemap.ts';

describe('urlSet', () => {
  it('gives full addresses, with a date only where one is known', () => {
    const text = urlSet(
      [{ path: '/' }, { path: '/blog/a', changed: '2026-11-20' }],
      'https://plinth.example',
    );
    expect(text).toContain('<url><loc>https://plinth.example/</loc></url>');
    expect(text).toContain(
      '<url><loc>https://plinth.example/blog/a</loc><lastmod>2026-11-20</lastmod></url>',
    );
  });
  it('keeps signs of XML out of the markup', () => {
    expect(urlSet([{ path: '/?a=1&b="<' }], 'https://plinth.example')).toContain('?a=1&amp;b=&quot;&lt;');
  });
});

describe('files', () => {
  it('splits beyond the size of one, far below what the protocol allows', () => {
    expect(ENTRIES_PER_FILE).toBeLessThanOrEqual(50_000);
    expect([0, 1, ENTRIES_PER_FILE, ENTRIES_PER_FILE + 1, 50_001].map(fileCount)).toEqual([1, 1, 1, 2, 6]);
  });
  it('lists them from one', () => {
    const text = sitemapIndex(2, 'https://plinth.example');
    expect(text.match(/<loc>.*?<\/loc>/g)).toEqual([
      '<loc>https://plinth.example/sitemaps/1.xml</loc>',
      '<loc>https://plinth.example/sitemaps/2.xml</loc>',
    ]);
  });
});
