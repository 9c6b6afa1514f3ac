import { describe, expect, it } from 'vitest';
import type { Theme } from '../../domain/template/decide-theme.ts';
import { forceTheme, splitTheme } from './demo-theme.ts';

const force = (text: string, type: string, theme: Theme) =>
  forceTheme(text, { type, theme, mainOrigin: null });

describe('the theme of a demo', () => {
  it('is part of the first folder of the address', () => {
    expect(splitTheme('one~dark/a/b.css')).toEqual({ name: 'one/a/b.css', theme: 'dark' });
    expect(splitTheme('one~light')).toEqual({ name: 'one', theme: 'light' });
    for (const name of ['one/a', 'one', 'one~blue/', 'one/x~dark/y', '~dark/'])
      expect(splitTheme(name)).toEqual({ name, theme: null });
  });

  it('answers what style sheets and scripts ask for', () => {
    const css =
      '@media (prefers-color-scheme: dark) and (width > 9px) {} @media (prefers-color-scheme:light) {}';
    expect(force(css, 'text/css', 'dark')).toBe(
      '@media (min-width: 0) and (width > 9px) {} @media (max-width: 0) {}',
    );
    expect(force(css, 'text/css', 'light')).toBe(
      '@media (max-width: 0) and (width > 9px) {} @media (min-width: 0) {}',
    );
    expect(force("matchMedia('(prefers-color-scheme: dark)')", 'text/javascript', 'dark')).toBe(
      "matchMedia('(min-width: 0)')",
    );
  });

  it('decides where both schemes are allowed, and leaves decided ones alone', () => {
    expect(force(':root { color-scheme: light dark }', 'text/css', 'dark')).toBe(
      ':root { color-scheme: dark }',
    );
    expect(force('a { color-scheme: light }', 'text/css', 'dark')).toBe('a { color-scheme: light }');
    const meta = '<meta name="color-scheme" content="light dark">';
    expect(force(meta, 'text/html', 'light')).toBe('<meta name="color-scheme" content="light">');
  });

  it('lets a page say which page it is, and no other file', () => {
    expect(force('<head><title>x</title>', 'text/html; charset=utf-8', 'dark')).toMatch(
      /^<head><script>.*plinthPage.*<\/script><title>x<\/title>$/,
    );
    expect(force('<svg><head/></svg>', 'image/svg+xml', 'dark')).not.toContain('script');
  });

  it('tells the main site alone where the demo has an origin, and forgets the other theme, not what else is kept', () => {
    const text = forceTheme('<head>', {
      type: 'text/html',
      theme: 'dark',
      mainOrigin: 'https://plinth.example',
    });
    expect(text).toContain("location.hash},'https://plinth.example');");
    expect(text).not.toContain('},location.origin)');
    const [, script = ''] = /<script>(.*)<\/script>/.exec(text) ?? [];
    const remaining = (referrer: string) => {
      const kept = new Map(
        Object.entries({ 'a.theme': 'light', b: '"light"', c: 'dark', d: 'in the light', e: '["light"]' }),
      );
      const storage = Object.fromEntries(kept);
      Object.defineProperty(storage, 'removeItem', { value: (key: string) => kept.delete(key) });
      const own = 'https://demo--one.sites.example';
      new Function('localStorage', 'document', 'location', 'parent', 'addEventListener', script)(
        storage,
        { referrer },
        { origin: own },
        { postMessage: () => {} },
        () => {},
      );
      return [...kept.keys()];
    };
    expect(remaining('https://plinth.example/')).toEqual(['c', 'd', 'e']);
    expect(remaining('')).toEqual(['c', 'd', 'e']);
    expect(remaining('https://demo--one.sites.example/~dark/')).toEqual(['a.theme', 'b', 'c', 'd', 'e']);
    expect(force('<head>', 'text/html', 'dark')).not.toContain('localStorage');
  });
});
