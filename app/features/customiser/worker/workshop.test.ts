import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { packTemplate } from '../../../../server/testing/pack-template.ts';
import type { Values } from '../schema.ts';
import { inItem, withItemDoubled, withItemMoved, withoutItem } from '../values/items.ts';
import { lookOf, withLook, withOverride } from '../values/look.ts';
import {
  rowsOf,
  withoutCopy,
  withSectionDoubled,
  withSectionMoved,
  withSectionShown,
} from '../values/sections.ts';
import { itemsOf, valueAt, withValue } from '../values/slots.ts';
import { placeOf } from '../where.ts';
import { readImport } from './read-import.ts';
import { Workshop } from './workshop.ts';

const subject = { id: 'gym', title: 'Gym', version: '1.1.1' };
const zip = await packTemplate('gym');
const workshop = new Workshop(zip);
const { outline } = workshop;
const { site } = outline;
const none: Values = { slots: {} };
const at = (slot: string) => ({ slot, items: [] as [string, number][] });
const text = (values: Values, path: string) => strFromU8(workshop.files(values, subject)[path] as Uint8Array);

it('calls slots by the label of their section where the contract names no group', async () => {
  const { outline: base } = new Workshop(await packTemplate('base'));
  expect(base.site.slots['cta-band.title']?.group).toBe(base.sections['cta-band']?.label);
  expect(base.site.slots['words.call']?.group).toBe('Interface');
});

it('finds what a feed alone tells with the first page, and shows no page of a feed', async () => {
  const opened = new Workshop(await packTemplate('podcast'));
  const podcast = opened.outline;
  const names = podcast.pages[0]?.slots.map(({ name }) => name) ?? [];
  expect(names).toEqual(expect.arrayContaining(['feed.site', 'feed.author', 'trailer.date']));
  expect(names.filter((name) => name === 'show.name')).toHaveLength(1);
  expect(podcast.pages.map(({ file }) => file)).not.toContain('feed.xml');
  const author = { slots: { 'feed.author': 'Mia Thoms' } };
  const feed = opened.files(author, { id: 'podcast', title: 'Podcast', version: '1' })['feed.xml'];
  expect(strFromU8(feed as Uint8Array)).toContain('>Mia Thoms</itunes:author>');
});

describe('values', () => {
  it('name what differs and nothing else', () => {
    const changed = withValue(site, none, at('hero.line'), 'Other');
    expect(changed).toEqual({ slots: { 'hero.line': 'Other' } });
    const before = valueAt(site, none, at('hero.line'));
    expect(withValue(site, changed, at('hero.line'), before)).toEqual(none);
  });

  it('of a list keep its other items as they are', () => {
    const list = at('kinds.items');
    const changed = withValue(site, none, inItem(list, 1, 'words'), 'Other');
    expect(changed.slots['kinds.items']).toEqual([
      { id: '1' },
      { id: '2', words: 'Other' },
      { id: '3' },
      { id: '4' },
    ]);
    const moved = withItemMoved(site, changed, list, 1, 0);
    expect(valueAt(site, moved, inItem(list, 0, 'words'))).toBe('Other');
    expect(withItemMoved(site, withItemMoved(site, none, list, 0, 1), list, 1, 0)).toEqual(none);
    expect(workshop.fill(withoutItem(site, moved, list, 3))).toEqual([]);
    const doubled = withItemDoubled(site, changed, list, 1);
    expect(itemsOf(valueAt(site, doubled, list))).toHaveLength(5);
    expect(valueAt(site, doubled, inItem(list, 2, 'words'))).toBe('Other');
    expect(workshop.fill(doubled)).toEqual([]);
  });

  it('say where a problem is, in items and in doubled sections too', () => {
    expect(placeOf('hero.line', site.slots)).toEqual(at('hero.line'));
    expect(placeOf('kinds.items.2.words', site.slots)).toEqual({
      slot: 'words',
      items: [['kinds.items', 1]],
    });
    expect(placeOf('house-2.paragraphs.1.words', site.slots)).toEqual({
      slot: 'words',
      items: [['house-2.paragraphs', 0]],
    });
    expect(placeOf('no.such', site.slots)).toBeNull();
    const problems = workshop.fill(withValue(site, none, inItem(at('kinds.items'), 1, 'name'), ''));
    expect(problems.map(({ name }) => name)).toEqual(['kinds.items.2.name']);
  });
});

describe('sections', () => {
  const group = outline.pages[0]?.sections.find((names) => names.includes('house')) ?? [];
  const shown = (values: Values) =>
    rowsOf(outline, values, group)
      .filter(({ isShown }) => isShown)
      .map(({ name }) => name);

  it('are left out and come back where they were', () => {
    const hidden = withSectionShown(outline, none, 'coaches', false);
    expect(shown(hidden)).toEqual(['house', 'kinds', 'offers', 'calculator', 'trial']);
    expect(rowsOf(outline, hidden, group).map(({ name }) => name)).toEqual(group);
    expect(withSectionShown(outline, hidden, 'coaches', true)).toEqual(none);
    expect(workshop.fill(hidden)).toEqual([]);
    expect(workshop.page('index.html', 'light')).not.toContain('data-slot-section="coaches"');
  });

  it('that stand alone come back, too', () => {
    const hidden = withSectionShown(outline, none, 'way', false);
    expect(withSectionShown(outline, hidden, 'way', true)).toEqual(none);
  });

  it('are doubled with their words, moved and removed', () => {
    const words = withValue(site, none, at('house.title'), 'Our house');
    const doubled = withSectionDoubled(outline, words, 'house');
    expect(shown(doubled).slice(0, 2)).toEqual(['house', 'house-2']);
    expect(doubled.slots['house-2.title']).toBe('Our house');
    expect(workshop.fill(doubled)).toEqual([]);
    const moved = withSectionMoved(outline, doubled, 'house-2', 1);
    expect(shown(moved).slice(0, 3)).toEqual(['house', 'kinds', 'house-2']);
    expect(withoutCopy(outline, moved, 'house-2')).toEqual(words);
  });
});

describe('the look', () => {
  it('is named when it is not the template’s own, and changes the page and the files', () => {
    const own = lookOf(outline, none) ?? expect.fail('Gym has a look.');
    const values = withLook(
      outline,
      none,
      withOverride({ ...own, palette: 'leather' }, 'light.ground', '#abcdef'),
    );
    expect(workshop.fill(values)).toEqual([]);
    expect(workshop.page('index.html', 'light')).toContain('#abcdef');
    expect(text(values, 'assets/css/look.css')).toContain('#abcdef');
    expect(withLook(outline, values, own)).toEqual(none);
  });
});

describe('a page of the preview', () => {
  it('loads nothing, and is in the theme that was asked for', () => {
    workshop.fill(none);
    for (const { file } of outline.pages) {
      const page = workshop.page(file, 'dark') ?? expect.fail(`${file} is missing.`);
      expect(page, file).not.toMatch(/<link\b/);
      expect(page, file).not.toMatch(/<script\b[^>]*\ssrc=/);
      expect(page, file).not.toMatch(/\s(?:src|srcset|poster)="(?!data:)/);
      expect(page, file).not.toMatch(/url\(["']?(?!["']?(?:data:|#))/);
      expect(page, file).not.toContain('prefers-color-scheme');
    }
    expect(workshop.page('no-such.html', 'dark')).toBeNull();
  });
});

describe('a download', () => {
  const photo = {
    src: 'assets/own/x.jpg',
    alt: 'The hall',
    width: 4,
    height: 3,
    focus: [50, 50] as [number, number],
  };
  const values = { slots: { 'house.photo': photo, 'hero.line': 'Ours' } };

  it('has the pictures that are named, and says which are not there', () => {
    expect(workshop.fill(values).map(({ name }) => name)).toEqual(['house.photo']);
    workshop.addPictures({ 'assets/own/x.jpg': strToU8('picture') as Uint8Array<ArrayBuffer> });
    expect(workshop.fill({ slots: { ...values.slots } })).toEqual([]);
    expect(text(values, 'assets/own/x.jpg')).toBe('picture');
    expect(workshop.files(none, subject)['assets/own/x.jpg']).toBeUndefined();
  });

  it('is opened again as it was', () => {
    const made = workshop.zip(values, subject, 'download');
    const { pictures, ...read } = readImport('Gym.zip', made, subject, outline);
    expect(read).toEqual({ values, version: '1.1.1' });
    expect(Object.keys(pictures)).toEqual(['assets/own/x.jpg']);
  });

  it('for a host has pages and what they load, and nothing that is for working on them', () => {
    const paths = Object.keys(unzipSync(workshop.zip(none, subject, 'host')));
    expect(paths).toContain('index.html');
    expect(paths.filter((path) => /^(source|tools)\/|^[^/]+\.(md|json)$|^LICENSE/.test(path))).toEqual([]);
  });
});

describe('what is imported', () => {
  it('is a site.json with every slot, of which what differs is kept', () => {
    const listed = { ...site, template: 'gym', version: '1.0.0' };
    listed.slots = { ...listed.slots, 'hero.line': { ...listed.slots['hero.line'], value: 'Ours' } as never };
    const { values, version } = readImport('site.json', strToU8(JSON.stringify(listed)), subject, outline);
    expect({ values, version }).toEqual({ values: { slots: { 'hero.line': 'Ours' } }, version: '1.0.0' });
  });

  it.each([
    ['notes.txt', strToU8('x'), 'Choose a site.json'],
    ['site.json', strToU8('{'), 'can be read'],
    ['site.json', strToU8('{"template":"studio"}'), 'belongs to the template “studio”'],
    ['a.zip', zipSync({ 'index.html': strToU8('x') }), 'There is no site.json'],
    ['a.zip', strToU8('PK broken'), 'could not be opened'],
  ])('%s is refused in words', (name, bytes, words) => {
    expect(() => readImport(name, bytes, subject, outline)).toThrow(words);
  });
});
