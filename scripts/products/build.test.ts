import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Build } from '../templates/build.ts';
import { makePreview } from './build.ts';
import { createFixture, type Fixture } from './fixture.ts';
import { checkPreview, checkTypesAndTests } from './own-checks.ts';
import { checkSource } from './source-rules.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await createFixture();
});
afterAll(() => fixture.remove());

const words = (faults: { file: string; what: string }[]) => faults.map(({ file, what }) => `${file} ${what}`);

describe('the built version', () => {
  it('is one classic script and one style sheet, and finds nothing wrong with a good product', async () => {
    const product = await fixture.make();
    const build: Build = await makePreview(product);
    expect([...build.keys()].sort()).toEqual(['assets/app.css', 'assets/app.js', 'index.html']);
    const page = String(build.get('index.html'));
    expect(page).toContain('<script defer src="assets/app.js"></script>');
    expect(page).not.toContain('type="module"');
    expect(String(build.get('assets/app.css'))).toContain('.p-4');
    expect(await checkPreview(product)).toEqual([]);
    expect(await checkSource(product)).toEqual([]);
    expect(await checkTypesAndTests(product)).toEqual({ faults: [], tests: 1 });
  });

  it('is missed when the source has moved on', async () => {
    const product = await fixture.make({
      'source/src/count.ts': 'export const more = (count: number) => count + 2;\n',
    });
    expect(words(await checkPreview(product))).toEqual([
      'preview/assets/app.js is not what the source makes',
    ]);
    const { faults } = await checkTypesAndTests(product);
    expect(words(faults).join()).toMatch(/^source src\/count\.test\.ts: counts on .*expected 3 to be 2/);
  });

  it('holds nothing of its own', async () => {
    const product = await fixture.make({ 'preview/notes.txt': 'by hand' });
    expect(words(await checkPreview(product))).toEqual(['preview/notes.txt is not made by the source']);
  });

  it('can not come from broken sources', async () => {
    const product = await fixture.make({ 'source/src/count.ts': 'export const more = (;\n' });
    expect(words(await checkPreview(product)).join()).toMatch(/^source can not be built: /);
  });
});

describe('the source', () => {
  it.each<[string, Record<string, string | null>, RegExp]>([
    ['a missing document', { 'source/docs/data.md': null }, /^source\/docs\/data\.md is missing$/],
    [
      'a type given up',
      { 'source/src/free.ts': 'export const free = (x: any) => x;\n' },
      /^source\/src\/free\.ts ": any" gives up/,
    ],
    [
      'a file of many topics',
      { 'source/src/long.ts': '// line\n'.repeat(351) },
      /^source\/src\/long\.ts has 351 lines/,
    ],
    [
      'a licence that does not say enough',
      { 'source/LICENSE.md': 'Unlimited, do not resell.' },
      /LICENSE\.md does not say "redistribut"/,
    ],
    [
      'a config of its own',
      { 'source/vite.config.ts': 'export default {};\n' },
      /vite\.config\.ts is not what the workshop writes/,
    ],
    [
      'a changelog of another version',
      { 'source/CHANGELOG.md': '## 2.0.0 - 2026-11-21\n' },
      /CHANGELOG\.md names 2\.0\.0/,
    ],
  ])('is refused for %s', async (_, changes, expected) => {
    const product = await fixture.make(changes);
    expect(words(await checkSource(product)).join('\n')).toMatch(expected);
  });

  it('may speak of any thing in its texts', async () => {
    const product = await fixture.make({
      'source/src/text.ts': "export const text = 'Return it, any time';\n",
    });
    expect(await checkSource(product)).toEqual([]);
  });

  it('is refused for types that do not agree', async () => {
    const product = await fixture.make({ 'source/src/wrong.ts': "export const count: number = 'one';\n" });
    const { faults } = await checkTypesAndTests(product);
    expect(faults).toMatchObject([{ bar: 'types', file: 'source/src/wrong.ts', line: 1 }]);
  });

  it('stands on the packages that the project has locked', async () => {
    const product = await fixture.make();
    const place = path.join(product.folder, 'source/package.json');
    const text = await readFile(place, 'utf8');
    await writeFile(place, text.replace(/"react": "[^"]+"/, '"react": "18.0.0"'));
    const changed = await fixture.make({ 'source/package.json': await readFile(place, 'utf8') });
    expect(words(await checkSource(changed))).toContain(
      'source/package.json is not what the workshop writes',
    );
  });
});
