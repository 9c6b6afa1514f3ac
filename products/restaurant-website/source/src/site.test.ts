import { describe, expect, it } from 'vitest';
import { fileOf, pageIds, pageOf } from './app/pages.ts';
import { langs } from './content/types.ts';
import { render } from './prerender.tsx';

/** The pages as they are written, by file name. */
const sources = new Map(
  Object.entries(import.meta.glob<string>('../*.html', { query: '?raw', import: 'default', eager: true })).map(
    ([place, text]) => [place.replace('../', ''), text],
  ),
);
const files = [...sources.keys()];

describe('every page', () => {
  it('exists in every language, and nothing else does', () =>
    expect([...files].sort()).toEqual(langs.flatMap((lang) => pageIds.map((page) => fileOf(page, lang))).sort()));
  for (const file of files) {
    const { page, lang } = pageOf(file);
    const html = render(file);
    it(`${file} says its language and leads to itself in the other`, () => {
      expect(sources.get(file)).toContain(`<html lang="${lang}">`);
      expect(sources.get(file)).toContain(`data-page="${file}"`);
      expect(html).toContain(`href="${fileOf(page, lang === 'en' ? 'pt' : 'en')}"`);
    });
    it(`${file} has one heading, links to what there is, and no style in its elements`, () => {
      expect(html.match(/<h1/g)).toHaveLength(1);
      for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"#:]+)(?:#[^"]*)?"/g)) expect(files).toContain(href);
      expect(html).not.toContain(' style=');
    });
  }
  it('has a title and a description of its own', () => {
    const all = (pattern: RegExp) => new Set([...sources.values()].map((text) => pattern.exec(text)?.[1]));
    expect(all(/<title>(.+)<\/title>/).size).toBe(files.length);
    expect(all(/name="description" content="(.+)"/).size).toBe(files.length);
  });
});
