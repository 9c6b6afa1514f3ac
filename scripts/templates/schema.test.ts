import { describe, expect, it } from 'vitest';
import { parseManifest } from './schema.ts';
import { manifestOf } from './start/papers.ts';

const good = manifestOf({
  id: 'corner-cafe',
  title: 'Corner Café',
  framework: 'html',
  category: 'Restaurant',
});

const commands = { install: 'npm install', develop: 'npm run dev', build: 'npm run build' };

function faultsOf(changes: Record<string, unknown>) {
  const result = parseManifest(JSON.stringify({ ...good, ...changes }, null, 2));
  return 'faults' in result ? result.faults.map(({ field, line, what }) => `${line} ${field} ${what}`) : [];
}

describe('template.json', () => {
  it('is read when it is good', () => {
    expect(parseManifest(JSON.stringify(good))).toEqual({ manifest: good });
  });

  it.each([
    [{ id: 'Corner Café' }, '2 id must be words of a-z and 0-9 joined by hyphens'],
    [{ title: 'a/b' }, /^3 title may hold letters, digits, spaces and/],
    [{ description: 'x'.repeat(161) }, '4 description must have at most 160 characters, has 161'],
    [{ category: 'Food' }, /^5 category must be one of: Application, Blog, Business, .*Travel$/],
    [{ tags: ['one'] }, '6 tags must hold at least 3 tags'],
    [{ tags: ['one', 'two', 'one'] }, '6 tags must not name a tag twice'],
    [{ tags: ['one', 'two', 'Three'] }, '6 tags.2 must be lower case, at most 24 characters'],
    [{ framework: 'vue' }, '11 framework must be one of: html, bootstrap, tailwind, react'],
    [{ framework: 'react' }, /^1 source is needed for a tailwind or react template/],
    [{ source: commands }, /source is only for a tailwind or react template/],
    [{ framework: 'react', source: { ...commands, build: 'vite build' } }, /build must be 'npm run build'$/],
    [{ pages: 0 }, '12 pages must be at least 1'],
    [{ version: '1.0' }, '13 version must be a version such as 1.0.0'],
    [{ license: 'GPL' }, "14 license must be 'MIT'"],
    [{ features: undefined }, '1 features is missing'],
    [{ themes: ['sepia'] }, /themes.0 must be one of: light, dark$/],
    [{ downloads: 900 }, /downloads is not a known field$/],
  ])('%j is refused with its place and what is allowed', (changes, message) => {
    const faults = faultsOf(changes);
    expect(faults).toHaveLength(1);
    if (typeof message === 'string') expect(faults[0]).toBe(message);
    else expect(faults[0]).toMatch(message);
  });

  it('names the line on which the JSON breaks', () => {
    expect(parseManifest('{\n  "id": "a",\n  "title" "b"\n}')).toMatchObject({
      faults: [{ line: 3, field: '' }],
    });
  });
});
