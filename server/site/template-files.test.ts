import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TemplateFiles } from '../../domain/template/template-files.ts';
import { Highlighter } from '../highlight/highlighter.ts';
import { openTemplateFiles } from './template-files.ts';

let folder: string;
let files: TemplateFiles;
// A busy machine has its time.
const highlighter = new Highlighter({ limit: 600_000, timeout: 600_000 });

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-files-'));
  const entry = { id: 'one', title: 'One', description: '', tags: [], features: [] };
  const contents: Record<string, string | Buffer> = {
    'catalogue.json': JSON.stringify({ templates: [entry] }),
    'secret.txt': 'secret',
    'unlisted/index.html': 'not in the catalogue',
    'one/index.html': '<!doctype html>\n<title>One & two</title>\n',
    'one/LICENSE': 'MIT <licence>\r\nof 2026\n',
    'one/assets/app.min.js': `${'a();'.repeat(2_000)}`,
    'one/assets/big.txt': 'word '.repeat(200_000),
    'one/assets/face.woff2': Buffer.from([0x77, 0x4f, 0x46, 0x32, 0, 1]),
    'one/assets/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'one/assets/data.bin': Buffer.from([0, 1, 2, 255]),
    'one/measured.json': '{}',
    'one/photos/card-800.webp': 'picture',
    'one/.env': 'SECRET=1',
  };
  for (const [file, content] of Object.entries(contents)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
  await symlink(path.join(folder, 'secret.txt'), path.join(folder, 'one/link.txt'));
  files = openTemplateFiles(folder, highlighter);
});
afterAll(async () => {
  await highlighter.sleep();
  await rm(folder, { recursive: true, force: true });
});

describe('files of a template', () => {
  it('lists what is in the zip, with sizes', async () => {
    const list = await files.list('one');
    expect(list?.map((file) => file.path)).toEqual([
      'LICENSE',
      'assets/app.min.js',
      'assets/big.txt',
      'assets/data.bin',
      'assets/face.woff2',
      'assets/mark.svg',
      'index.html',
    ]);
    expect(list?.find((file) => file.path === 'index.html')?.bytes).toBe(41);
  });

  it.each([
    ['unlisted', 'index.html'],
    ['..', 'one/index.html'],
    ['one', '../secret.txt'],
    ['one', 'link.txt'],
    ['one', '.env'],
    ['one', 'measured.json'],
    ['one', 'photos/card-800.webp'],
    ['one', 'assets'],
    ['one', 'assets/../index.html'],
    ['one', ''],
  ])('has nothing for %s / %s', async (id, file) => {
    expect(await files.raw(id, file)).toBeNull();
    expect(await files.text(id, file)).toBeNull();
    expect(await files.view(id, file)).toBeNull();
  });

  it('shows text with numbered lines and colours', async () => {
    const view = await files.view('one', 'index.html');
    expect(view).toMatchObject({ kind: 'text', code: { lines: 2, language: 'HTML', plain: null } });
    expect(view?.code?.html).toMatch(/^<span id="L1">&lt;!<span class="t-/);
    expect(view?.code?.html).toContain('\n</span><span id="L2">');
    expect(view?.code?.html).toContain('One &amp; two');
  });

  it('shows text without a language as it is, escaped', async () => {
    const view = await files.view('one', 'LICENSE');
    expect(view?.code).toMatchObject({ lines: 2, language: 'Text', plain: null });
    expect(view?.code?.html).toContain('MIT &lt;licence&gt;\n');
  });

  it('leaves the colours out of a build, and the text of a huge file out of the page', async () => {
    expect((await files.view('one', 'assets/app.min.js'))?.code?.plain).toBe('large');
    expect(await files.view('one', 'assets/big.txt')).toMatchObject({
      kind: 'text',
      bytes: 1_000_000,
      code: null,
    });
  });

  it('knows pictures, faces and other bytes', async () => {
    expect(await files.view('one', 'assets/mark.svg')).toMatchObject({ kind: 'image', code: { lines: 1 } });
    expect(await files.view('one', 'assets/face.woff2')).toMatchObject({ kind: 'font', code: null });
    expect(await files.view('one', 'assets/data.bin')).toMatchObject({ kind: 'binary', code: null });
  });

  it('gives a file as it lies there', async () => {
    const raw = await files.raw('one', 'LICENSE');
    expect(new TextDecoder().decode(raw?.bytes)).toBe('MIT <licence>\r\nof 2026\n');
  });
});
