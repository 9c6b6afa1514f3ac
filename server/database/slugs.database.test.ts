import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { type Database, owner, type Row, type Scope } from './database.ts';
import { createAccount, insertRow, member, projectOf } from './test-rows.ts';

let test: TestDatabase;
let database: Database;
let me: Scope;
let userId: string;
beforeAll(async () => {
  test = await createTestDatabase();
  database = test.database;
  userId = await createAccount(database);
  me = member(userId);
});
afterAll(() => test.drop());

async function slugsOf(titles: string[]): Promise<string[]> {
  const { rows } = await database.run<{ slug: string }>(owner, {
    text: `select private.slugify(title) as slug from unnest($1::text[]) with ordinality as t (title, place) order by place`,
    values: [titles],
  });
  return rows.map(({ slug }) => slug);
}

/** Inserts a project as the member and returns its slug. */
async function create(values: Row): Promise<string> {
  const { slug } = await insertRow<{ slug: string }>(
    database,
    me,
    'public.projects',
    projectOf(userId, values),
  );
  return slug;
}

describe('a title becomes an address', () => {
  it.each([
    ['ASCII', 'Hello, World! (v2.0)', 'hello-world-v2-0'],
    ['German', 'Größe & Übermut: Ärger in Österreich', 'grosse-ubermut-arger-in-osterreich'],
    ['capital sharp s', 'STRAẞE', 'strasse'],
    ['French', 'Crème Brûlée – l’été', 'creme-brulee-l-ete'],
    ['Polish', 'Zażółć GĘŚLĄ jaźń, Łódź', 'zazolc-gesla-jazn-lodz'],
    ['Danish', 'Ærø Ølhus', 'aero-olhus'],
    ['Turkish', 'İstanbul’da ılık', 'istanbul-da-ilik'],
    ['Vietnamese', 'Tiếng Việt', 'tieng-viet'],
    ['Russian', 'Привет, Мир! Йод и Ёлка', 'привет-мир-йод-и-ёлка'],
    ['Greek', 'ΑΘΉΝΑ', 'αθήνα'],
    ['Arabic', 'مرحبا، أهلا', 'مرحبا-أهلا'],
    ['Hebrew', 'שלום עולם', 'שלום-עולם'],
    ['Hindi', 'हिन्दी में', 'हिन्दी-में'],
    ['Japanese', '日本語・テンプレート「ガギグ」', '日本語-テンプレート-ガギグ'],
    ['half-width Japanese', 'ｶﾞｷﾞ Ｆｕｌｌ', 'ガギ-full'],
    ['Korean', '한국어 사이트', '한국어-사이트'],
    ['Thai', 'สวัสดี ครับ', 'สวัสดี-ครับ'],
    ['emoji between words', 'rocket 🚀🚀 launch', 'rocket-launch'],
    ['joined emoji', '👩‍👩‍👧 family', 'family'],
    ['emoji only', '🎉🎊🥳', 'project'],
    ['symbols only', '!!! --- ???', 'project'],
    ['a lone accent', '\u0301\u0301 \u0301', 'project'],
    ['empty', '', 'project'],
    ['an address of the site', 'Upload', 'project'],
    ['hidden characters', 'soft\u00adhyphen \u200bzero', 'softhyphen-zero'],
    ['controls', 'a\tb\nc\u0001d', 'a-b-c-d'],
    ['a path', '../../etc/passwd?x=1#y', 'etc-passwd-x-1-y'],
    ['markup', '<script>alert(1)</script>', 'script-alert-1-script'],
    ['200 characters', 'x'.repeat(200), 'x'.repeat(80)],
    ['a cut that falls on a hyphen', `${'x'.repeat(79)} yz`, 'x'.repeat(79)],
  ])('%s', async (_, title, slug) => {
    expect(await slugsOf([title])).toEqual([slug]);
  });

  it('whatever it is: letters, digits and marks between single hyphens, unchanged by a second turn', async () => {
    const script = (from: number, to: number) =>
      fc
        .integer({ min: from, max: to })
        .map((point) => String.fromCodePoint(point))
        .filter((character) => !/\p{Cn}/u.test(character));
    const character = fc.oneof(
      script(0x01, 0x24f),
      script(0x300, 0x52f),
      script(0x590, 0x6ff),
      script(0x900, 0x97f),
      script(0x1e00, 0x1fff),
      script(0x2000, 0x2bff),
      script(0x3000, 0x30ff),
      script(0x4e00, 0x4fff),
      script(0xac00, 0xadff),
      script(0xfe00, 0xffef),
      script(0x1f300, 0x1faff),
    );
    const title = fc.array(character, { maxLength: 100 }).map((characters) => characters.join(''));
    const titles = fc.sample(title, { numRuns: 1000, seed: 20261121 });
    const slugs = await slugsOf(titles);
    for (const [index, slug] of slugs.entries()) {
      expect(slug, JSON.stringify(titles[index])).toMatch(/^[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u);
      expect(slug).not.toMatch(/[A-Z]/);
      expect([...slug].length).toBeLessThanOrEqual(80);
    }
    expect(await slugsOf(slugs)).toEqual(slugs);
  });

  it('keeps every letter and drops every symbol of the common scripts', async () => {
    const points = Array.from({ length: 0x3100 }, (_, point) => String.fromCodePoint(point))
      .filter((character) => character !== '\0' && !/\p{Cn}/u.test(character))
      .filter((character) => character.normalize('NFKC') === character);
    const slugs = await slugsOf(points.map((character) => `a${character}a`));
    const wrong = points.filter((character, index) => {
      const kept = slugs[index] !== 'a-a' && slugs[index] !== 'aa';
      // Latin accents, variation selectors and enclosing marks are marks that go on purpose.
      const goes = /[\u0300-\u036f\u20d0-\u20ff\u180b-\u180f]/.test(character);
      return kept !== (/[\p{L}\p{M}\p{N}]/u.test(character) && !goes);
    });
    expect(wrong.filter((character) => character.toLowerCase() !== 'a')).toEqual([]);
  });
});

describe('a project', () => {
  it('gets its address from the title when the client sends an empty slug', async () => {
    expect(await create({ title: 'Bakery Website', slug: '' })).toBe('bakery-website');
  });

  it('gets the slug a client asks for, written the same way', async () => {
    expect(await create({ title: 'Anything', slug: '  My *Own* Address ' })).toBe('my-own-address');
  });

  it('gets a number when the address is taken, also by a draft nobody else sees', async () => {
    expect(await create({ title: 'Twice', status: 'draft' })).toBe('twice');
    const other = await createAccount(database);
    const second = await insertRow(
      database,
      member(other),
      'public.projects',
      projectOf(other, { title: 'TWICE' }),
    );
    expect(second.slug).toBe('twice-2');
    expect(await create({ title: 'twice!' })).toBe('twice-3');
    expect(await create({ title: 'Twice 2' })).toBe('twice-2-2');
  });

  it('stays within 80 characters with its number', async () => {
    expect(await create({ title: 'y'.repeat(100) })).toBe('y'.repeat(80));
    expect(await create({ title: 'y'.repeat(100) })).toBe(`${'y'.repeat(78)}-2`);
  });

  it('has an address of its own among 20 made at once', async () => {
    const slugs = await Promise.all(Array.from({ length: 20 }, () => create({ title: 'All at once' })));
    const expected = ['all-at-once', ...Array.from({ length: 19 }, (_, index) => `all-at-once-${index + 2}`)];
    expect(slugs.sort()).toEqual(expected.sort());
  });

  it('keeps its address when the title changes', async () => {
    const slug = await create({ title: 'First name' });
    const { rows } = await database.run(me, {
      text: `update public.projects set title = '  Second name ' where slug = $1 returning slug, title`,
      values: [slug],
    });
    expect(rows).toEqual([{ slug: 'first-name', title: 'Second name' }]);
  });
});
