import { describe, expect, it } from 'vitest';
import { isActive, LEGAL_LINKS, MAIN_LINKS } from './navigation.ts';

const activeAt = (pathname: string) =>
  [...MAIN_LINKS, ...LEGAL_LINKS].filter((link) => isActive(link, pathname)).map((link) => link.title);

describe('isActive', () => {
  it.each([
    ['/', ['Home']],
    ['/templates', ['Website UIs (Free)']],
    ['/templates/pizza-world', ['Website UIs (Free)']],
    ['/template/pizza-world', ['Website UIs (Free)']],
    ['/community/my-site', ['Community']],
    ['/project/my-site/content', ['Community']],
    ['/blogging', []],
    ['/legal', ['Legal']],
    ['/auth', []],
  ])('at %s marks %j', (pathname, titles) => {
    expect(activeAt(pathname)).toEqual(titles);
  });
});

describe('the sidebar', () => {
  it('has 13 main links and 5 legal ones, all different', () => {
    const all = [...MAIN_LINKS, ...LEGAL_LINKS];
    expect([MAIN_LINKS.length, LEGAL_LINKS.length]).toEqual([13, 5]);
    expect(new Set(all.map((link) => link.to)).size).toBe(18);
    expect(new Set(all.map((link) => link.title)).size).toBe(18);
  });
});
