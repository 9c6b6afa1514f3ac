import { describe, expect, it } from 'vitest';
import { pageOf } from './app/pages.ts';
import { notes } from './content/notes.ts';
import { studies, works } from './content/work.ts';
import { countOf, following, readChoice } from './features/work/kinds.ts';
import { formatDay } from './lib/day.ts';
import { render } from './prerender.tsx';

/** The pages as they are written, by file name. */
const sources = new Map(
  Object.entries(
    import.meta.glob<string>('../*.html', { query: '?raw', import: 'default', eager: true }),
  ).map(([place, text]) => [place.replace('../', ''), text]),
);
const files = [...sources.keys()];
const htmlOf = new Map(files.map((file) => [file, render(file)]));

describe('every page', () => {
  it('of a study or a note has its file', () => {
    expect(files).toEqual(
      expect.arrayContaining([
        ...studies.map(({ slug }) => `work-${slug}.html`),
        ...notes.map(({ slug }) => `note-${slug}.html`),
      ]),
    );
  });
  for (const file of files) {
    it(`${file} has one heading and links only to what there is`, () => {
      const html = htmlOf.get(file) ?? '';
      expect(html.match(/<h1/g)).toHaveLength(1);
      for (const [, href = ''] of html.matchAll(/href="([^"#:]+)(?:#[^"]*)?"/g))
        expect(files).toContain(href);
    });
    it(`${file} names itself, its paper, and no style in its elements`, () => {
      const source = sources.get(file) ?? '';
      expect(source).toContain(`data-page="${file}"`);
      expect(source).toContain(`class="paper-${pageOf(file).paper}"`);
      expect(htmlOf.get(file)).not.toContain(' style=');
    });
  }
  it('has a title and a description of its own', () => {
    const titles = files.map((file) => /<title>(.+)<\/title>/.exec(sources.get(file) ?? '')?.[1]);
    const descriptions = files.map(
      (file) => /name="description" content="(.+)"/.exec(sources.get(file) ?? '')?.[1],
    );
    expect(new Set(titles).size).toBe(files.length);
    expect(new Set(descriptions).size).toBe(files.length);
  });
});

describe('works', () => {
  it('have slugs of their own', () => expect(new Set(works.map(({ slug }) => slug)).size).toBe(works.length));
  it('are counted by kind, and the kinds make the whole', () => {
    expect(countOf(works, 'all')).toBe(works.length);
    expect(
      (['books', 'packaging', 'sets', 'signs'] as const).reduce((sum, kind) => sum + countOf(works, kind), 0),
    ).toBe(works.length);
  });
  it('take the filter from the address, and nothing else', () =>
    expect(['#sets', '#all', '', '#<script>'].map(readChoice)).toEqual(['sets', 'all', 'all', 'all']));
  it('follow each other in a circle', () => {
    expect(following(studies, studies.at(-1)?.slug ?? '')).toBe(studies[0]);
    expect(following(studies, 'none')).toBeNull();
  });
});

it('days are written the same everywhere', () => expect(formatDay('2026-03-02')).toBe('2 March 2026'));
