import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { applySite } from '../domain/contract/apply-site.ts';
import { type Contract, type Item, parseContract } from '../domain/contract/contract.ts';
import { isFilled } from '../domain/contract/fill-template.ts';
import { readSite } from '../domain/contract/read-site.ts';

const template = path.resolve(import.meta.dirname, '../templates/docs-site');
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-manual-'));
  for (const part of ['source', 'tools', 'contract.json', 'look.json'])
    await cp(path.join(template, part), path.join(folder, part), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const read = (file: string) => readFile(path.join(folder, file), 'utf8');
const write = (file: string, text: string) => writeFile(path.join(folder, file), text);

/** Makes the pages anew and gives the names of the files that changed. */
async function build(): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [path.join(folder, 'tools/build.mjs')]);
  return stdout.split('\n').filter(Boolean);
}

/** The pages in `source/`, as those of a site without a build. */
async function pages(): Promise<Record<string, string>> {
  const names = (await readdir(path.join(folder, 'source'))).filter((name) => isFilled(name));
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await read(`source/${name}`)])),
  );
}

async function fill(
  slots: Record<string, string | Item[]>,
  isKept: (section: string) => boolean = () => true,
): Promise<void> {
  const { contract } = parseContract(await read('contract.json')) as { contract: Contract };
  const files = await pages();
  const { files: changed, problems } = applySite(files, contract, {
    slots,
    sections: readSite(files, contract).site.sections.filter(isKept),
  });
  expect(problems).toEqual([]);
  for (const [name, text] of Object.entries(changed)) await write(`source/${name}`, text);
}

it('makes the pages that are there from the Markdown that is there', async () => {
  expect(await build()).toEqual([]);
});

it('makes a page of every kind of block, and brings it into sidebars, neighbours and search', async () => {
  const blocks = [
    'First, `code` & **strong** and a [link](copies.html).\n\n^ Beside it.',
    '## What it takes\n\n- One\n- Two {since 2.1}',
    '> Mind this.',
    '```sh\n$ twite  scan <card>\nfound   2\n```',
    '| a | b |\n|---|---|\n| `x` | y |',
    ':: grammar twite scan <card>',
    ':: figure sieve A drawing.',
  ];
  await write(
    'source/manual/rain.md',
    `---\ntitle: Rain\nsheet: 2.5\npage-title: Rain on leaves\ndescription: What rain on leaves sounds like to a program that listens to birds all day.\n---\n\n${blocks.join('\n\n')}\n`,
  );
  expect(await build()).toEqual(expect.arrayContaining(['source/rain.html', 'source/commands.html']));
  const page = await read('source/rain.html');
  expect(page).toContain(
    '<p data-slot="words">First, <code>code</code> &amp; <strong>strong</strong> and a <a href="copies.html">link</a>.</p>',
  );
  expect(page).toContain('data-slot="note">Beside it.<');
  expect(page).toContain('<li data-slot="words">Two <em>since 2.1</em></li>');
  expect(page).toContain(
    '<code data-slot="code">$ twite &#32;scan &lt;card&gt;&#10;found &#32;&#32;2</code>',
  );
  expect(page).toContain('<td data-slot="value-1">y</td>');
  expect(page).toContain('<a href="watch.html" rel="prev"');
  expect(page).toContain('<a href="commands.html" rel="next"');
  expect(await read('source/index.html')).toContain('<a href="rain.html" data-slot="rain.title">Rain</a>');
  expect(await read('source/copies.html')).toContain('data-place="rain.html#what-it-takes"');
});

it('reads what pages were filled with back into the Markdown, and makes the same pages of it', async () => {
  await fill({
    'tutorial.title': 'First <things>',
    'tutorial.start': [{ id: '1', words: 'Type <code>a b</code>.', note: 'So &amp; so' }],
    'commands.parts': [
      { id: '1', blocks: [{ id: '2', grammar: 'tool go <where>' }] },
      { id: '2', title: 'go', key: 'go', place: 'commands.html#go' },
    ],
    'options.parts': [
      { id: '1', blocks: [{ id: '1', rows: [{ id: '2', name: 'x', 'value-1': 'y', 'value-2': '' }] }] },
      { id: '2', blocks: [{ id: '1', code: '# one\n  two = 3' }] },
    ],
  });
  const filled = await pages();
  expect(await build()).toEqual([
    'source/manual/commands.md',
    'source/manual/options.md',
    'source/manual/tutorial.md',
    'tools/built.json',
  ]);
  expect(await pages()).toEqual(filled);
  expect(await read('source/manual/tutorial.md')).toContain('title: First <things>\nsheet: 1.1\n');
  expect(await read('source/manual/options.md')).toContain('```toml\n# one\n  two = 3\n```');
  expect(await build()).toEqual([]);
});

it('keeps a picture, words of a drawing, and a page that was left out as a draft', async () => {
  const picture = {
    src: 'assets/img/a.jpg',
    alt: 'A',
    width: 1360,
    height: 600,
    focus: [50, 50] as [number, number],
  };
  await fill(
    {
      'copies.parts': [
        { id: '1', blocks: [{ id: '1' }, { id: '2', photo: picture, 'drawing-1': 'first' }] },
        { id: '2' },
        { id: '3' },
        { id: '4' },
      ],
    },
    (name) => name !== 'watch',
  );
  const filled = await read('source/copies.html');
  await build();
  expect(await read('source/copies.html')).toBe(filled);
  expect(await read('source/manual/copies.md')).toContain(
    ':: photo <img class="photo" data-photo src="assets/img/a.jpg"',
  );
  expect(await read('source/manual/copies.svg')).toContain('>first</text>');
  expect(await read('source/manual/watch.md')).toContain('draft: yes');
  expect(await read('source/commands.html')).not.toContain('data-slot="watch.title"');
});

it('stops, and changes nothing, where page and Markdown have both changed', async () => {
  await write('source/manual/watch.md', (await read('source/manual/watch.md')).replace('roof', 'mast'));
  await write('source/watch.html', (await read('source/watch.html')).replaceAll('roof', 'shed'));
  await expect(build()).rejects.toThrow(/source\/manual\/watch\.md has changed, and so has/);
  expect(await read('source/watch.html')).toContain('shed');
});
