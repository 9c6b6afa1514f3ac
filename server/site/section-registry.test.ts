import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import { compile } from 'tailwindcss';
import { describe, expect, it } from 'vitest';
import { sectionRegistry } from './section-registry.ts';

const siteUrl = 'https://plinth.example';
const base = path.resolve(import.meta.dirname, '../../templates/base');
const app = new Hono();
app.route('/r', sectionRegistry(siteUrl));

interface Item {
  name: string;
  type: string;
  title: string;
  description: string;
  dependencies?: string[];
  registryDependencies?: string[];
  files?: { path: string; type: string; content?: string }[];
  cssVars?: Record<'theme' | 'light' | 'dark', Record<string, string>>;
}

const read = async <T>(name: string): Promise<T> => {
  const answer = await app.request(`/r/${name}.json`);
  expect(answer.status, name).toBe(200);
  return answer.json();
};
const index = () => read<{ name: string; homepage: string; items: Item[] }>('registry');
const nameOf = (address: string) => address.slice(`${siteUrl}/r/`.length, -'.json'.length);

/** An item with all that it needs of others, as the command line brings them together. */
async function withNeeds(name: string, found = new Map<string, Item>()): Promise<Map<string, Item>> {
  if (found.has(name)) return found;
  const item = await read<Item>(name);
  found.set(name, item);
  for (const address of item.registryDependencies ?? []) await withNeeds(nameOf(address), found);
  return found;
}

describe('sections for the command line of shadcn', () => {
  it('lists them with the addresses of this site', async () => {
    const { homepage, items } = await index();
    expect(homepage).toBe(`${siteUrl}/template/base`);
    expect(items.filter(({ type }) => type === 'registry:block').length).toBeGreaterThanOrEqual(30);
    expect(items.filter(({ type }) => type === 'registry:theme').length).toBe(6);
    for (const { title, description } of items) {
      expect(title).toMatch(/\S/);
      expect(description).toMatch(/\.$/);
    }
  });

  it('gives each with its files, and names what it needs by addresses that answer', async () => {
    for (const { name, files = [] } of (await index()).items) {
      const items = await withNeeds(name);
      expect(items.get(name)?.files?.map((file) => file.path) ?? []).toEqual(files.map((file) => file.path));
      for (const file of items.get(name)?.files ?? []) expect(file.content).toContain('export ');
    }
  });

  it('imports what comes with it, and React: nothing else', async () => {
    for (const { name } of (await index()).items) {
      const items = [...(await withNeeds(name)).values()];
      const present = new Set(items.flatMap(({ files = [] }) => files.map((file) => file.path)));
      for (const { files = [], dependencies = [] } of items)
        for (const { path: file, content = '' } of files)
          for (const [, specifier = ''] of content.matchAll(/\bfrom '([^']+)'/g)) {
            if (specifier.startsWith('.'))
              expect(present, `${name}: ${file} imports ${specifier}`).toContain(
                path.posix.join(path.posix.dirname(file), `${specifier}.tsx`),
              );
            else expect(['react', ...dependencies], `${name}: ${file}`).toContain(specifier);
          }
    }
  });

  it('uses no colour or size that the tokens do not have', async () => {
    const tokens = await read<Item>('base-tokens');
    const { theme, light, dark } = tokens.cssVars as Required<NonNullable<Item['cssVars']>>;
    const known = new Set(Object.keys({ ...theme, ...light }));
    for (const value of Object.values(theme))
      for (const [, used = ''] of value.matchAll(/var\(--([\w-]+)\)/g)) expect(known, value).toContain(used);
    expect(Object.keys(light)).toEqual(expect.arrayContaining(Object.keys(dark)));
    for (const { name, type } of (await index()).items) {
      if (type !== 'registry:theme') continue;
      const { cssVars } = await read<Item>(name);
      expect(Object.keys(cssVars?.light ?? {}), name).toEqual(expect.arrayContaining(Object.keys(light)));
      expect(Object.keys(cssVars?.dark ?? {}), name).toEqual(expect.arrayContaining(Object.keys(dark)));
    }
  });

  it('may be read by any page, is kept by its tag, and has nothing beside the list', async () => {
    const answer = await app.request('/r/hero-split.json');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    const tag = answer.headers.get('etag') ?? '';
    expect((await app.request('/r/hero-split.json', { headers: { 'If-None-Match': tag } })).status).toBe(304);
    for (const name of ['nothing.json', 'sections.json', '..%2Fpackage.json', 'hero-split'])
      expect((await app.request(`/r/${name}`)).status, name).toBe(404);
  });
});

describe('the registry in the zip of Base', () => {
  it('is of the present look, style sheets and sections', () => {
    const { status, stderr } = spawnSync(process.execPath, ['tools/registry.mjs', '--check'], { cwd: base });
    expect(String(stderr)).toBe('');
    expect(status).toBe(0);
  });

  it('holds sections whose classes are those of Tailwind or of the style sheets', async () => {
    const folder = path.join(base, 'source/react');
    const sheets = ['../../../../node_modules/tailwindcss/index.css', 'theme.css', 'character.css'];
    const css = (await Promise.all(sheets.map((file) => readFile(path.join(folder, file), 'utf8')))).join(
      '\n',
    );
    const { build } = await compile(css);
    const own = new Set(Array.from(css.matchAll(/\.(base-[\w-]+)/g), ([, name = '']) => name));
    const names = new Set<string>();
    for (const { name } of (await index()).items)
      for (const { content = '' } of (await read<Item>(name)).files ?? [])
        for (const [, words = ''] of content.matchAll(/className=(?:\{`|")([^"`]+)/g))
          for (const one of words.replace(/\$\{.*?\}/g, ' ').split(/\s+/))
            if (one && one !== 'group') names.add(one);
    expect(names.size).toBeGreaterThan(100);
    const made = build([...names]);
    const selectorOf = (name: string) => `.${name.replace(/[^\w\u0080-\uffff-]/g, '\\$&')}`;
    const unknown = [...names].filter((name) => !own.has(name) && !made.includes(selectorOf(name)));
    expect(unknown).toEqual([]);
  });

  it('holds sections whose types are right', () => {
    const tsc = path.resolve(import.meta.dirname, '../../node_modules/.bin/tsc');
    const { status, stdout } = spawnSync(tsc, ['-p', path.join(base, 'source/react')]);
    expect(String(stdout)).toBe('');
    expect(status).toBe(0);
  });
});
