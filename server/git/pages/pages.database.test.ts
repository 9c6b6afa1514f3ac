import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RepositoryFileView, RepositoryPage } from '../../../domain/repository/repository-view.ts';
import type { TestUser } from '../../testing/server.ts';
import { until } from '../../testing/until.ts';
import { type GitServer, startGitServer } from '../testing/git-server.ts';

let server: GitServer;
let ada: TestUser;
let bob: TestUser;
let count = 0;
beforeAll(async () => {
  server = await startGitServer();
  ada = await server.server.user();
  bob = await server.server.user();
});
afterAll(() => server.close());

async function repository(files: Record<string, string>, isPrivate = false): Promise<string> {
  const row = await server.repository(ada, `pages-${count++}`, isPrivate);
  const rows = Object.entries(files).map(([filename, content]) => ({
    repository_id: row.id,
    filename,
    content,
  }));
  await ada.client.from('git_repository_files').insert(rows).throwOnError();
  return `${row.owner}/${row.slug}`;
}

const page = async (place: string, query = ''): Promise<RepositoryPage> =>
  (await server.call(`${place}/page${query}`)).json();
const view = async (place: string, path: string): Promise<RepositoryFileView> =>
  (await server.call(`${place}/view?path=${encodeURIComponent(path)}`)).json();

describe('a repository’s page', () => {
  it('comes with its files, its newest commit and its README', async () => {
    const place = await repository({ 'README.md': '# Shop\n', 'src/a.ts': 'let a = 1\n' });
    const answer = await page(place);
    expect(answer).toMatchObject({
      default_branch: 'main',
      commit_count: 1,
      latest: { subject: 'Add 2 files' },
      files: [{ path: 'README.md', size: 7 }, { path: 'src/a.ts' }],
      readme: { path: 'README.md', kind: 'markdown', html: '<h2 id="readme-shop">Shop</h2>\n', code: null },
    });
    expect(answer.branches).toEqual([{ name: 'main', target: answer.commit }]);
    expect(await page(place, `?ref=${answer.commit?.slice(0, 8)}`)).toMatchObject({ commit: answer.commit });
  });

  it('of another’s private repository is the one of a repository there is not', async () => {
    const place = await repository({ 'a.txt': 'secret' }, true);
    const missing = await server.call('nobody/nothing/page', bob);
    for (const name of ['page', 'view?path=a.txt']) {
      const refused = await server.call(`${place}/${name}`, bob);
      expect(refused.status).toBe(404);
      expect(await refused.text()).toBe(await missing.clone().text());
    }
    expect((await server.call(`${place}/page`, ada)).status).toBe(200);
  });
});

describe('a file’s view', () => {
  it('has coloured lines in every language that is accepted', async () => {
    const sources: Record<string, string> = {
      'a.js': 'const a = 1',
      'a.ts': 'const a: number = 1',
      'a.jsx': 'const a = <p>1</p>',
      'a.tsx': 'const a = <p>1</p>',
      'a.html': '<p class="a">1</p>',
      'a.css': 'a { color: red }',
      'a.scss': '$a: red; a { color: $a }',
      'a.json': '{"a": 1}',
      'a.md': '# A\n\n[b](https://example.org)',
      'a.py': 'def a(): return 1',
      'a.java': 'class A { int a = 1; }',
      'a.cpp': 'int main() { return 1; }',
      'a.c': 'int main() { return 1; }',
      'a.php': '<?php echo "a"; ?>',
      'a.rb': 'def a; 1; end',
      'a.go': 'package main\nfunc main() {}',
      'a.rs': 'fn main() { let a = 1; }',
      'a.swift': 'let a = 1',
      'a.kt': 'fun main() { val a = 1 }',
      'a.dart': 'void main() { var a = 1; }',
      'a.vue': '<template><p>1</p></template>',
      'a.svelte': '<script>let a = 1</script>',
    };
    const place = await repository({ ...sources, 'a.txt': 'plain' });
    for (const path of Object.keys(sources)) {
      // On a busy machine a file is shown without colours first.
      await until(async () =>
        expect((await view(place, path)).code, path).toMatchObject({
          html: expect.stringMatching(/class="t-/),
          plain: null,
        }),
      );
    }
    expect((await view(place, 'a.txt')).code).toMatchObject({
      html: '<span id="L1">plain\n</span>',
      language: 'Text',
    });
  });

  it('shows text of other encodings as text, in a page, raw and in history', async () => {
    const place = await repository({});
    const files = {
      'utf16.txt': Buffer.from('\ufeffGrüße\n', 'utf16le'),
      'latin1.html': Buffer.from('<p>Gr\xfc\xdfe</p>\n', 'latin1'),
      'cut.txt': Buffer.from('Grüße aus Köln ✓').subarray(0, -1),
      'sjis.html': Buffer.concat([Buffer.from('<meta charset="shift_jis">'), Buffer.from([0x95, 0x5c])]),
    };
    const changes = Object.entries(files).map(([path, bytes]) => ({
      action: 'write',
      path,
      content: bytes.toString('base64'),
      encoding: 'base64',
    }));
    expect((await server.call(`${place}/commits`, ada, { message: 'Add', changes })).status).toBe(200);
    expect(await view(place, 'utf16.txt')).toMatchObject({
      kind: 'text',
      encoding: { name: 'utf-16le', isGuessed: false },
      code: { html: '<span id="L1">Grüße\n</span>' },
    });
    expect(await view(place, 'latin1.html')).toMatchObject({
      kind: 'text',
      encoding: { name: 'windows-1252', isGuessed: true },
      code: { html: expect.stringContaining('Grüße') },
    });
    expect(await view(place, 'sjis.html')).toMatchObject({
      encoding: { name: 'shift_jis', isGuessed: false },
      code: { html: expect.stringContaining('表') },
    });
    // Not to be edited, which would keep the sign of what is missing.
    expect(await view(place, 'cut.txt')).toMatchObject({
      encoding: { name: 'utf-8', isGuessed: true },
      code: { html: expect.stringContaining('Grüße aus Köln \ufffd') },
    });
    const raw = await server.call(`${place}/raw?path=latin1.html`);
    expect(raw.headers.get('content-type')).toBe('text/plain; charset=windows-1252');
    const { commits } = await (await server.call(`${place}/commits`)).json();
    const change = await (await server.call(`${place}/commits/${commits[0].sha}`)).json();
    const lines = change.files.find(({ path }: { path: string }) => path === 'latin1.html').hunks[0].lines;
    expect(lines).toEqual([{ kind: 'added', text: '<p>Grüße</p>' }]);
  });

  it('shows what changes in text that git takes for binary, as git shows other text', async () => {
    const lines = Array.from({ length: 30 }, (_, index) => `Zeile ${index + 1}`);
    const changed = lines.with(2, 'drei').toSpliced(4, 1).with(24, 'fünfundzwanzig').concat('mehr');
    const place = await repository({});
    const commit = async (files: Record<string, Buffer | null>) => {
      const { files: there } = await (await server.call(`${place}/tree`)).json();
      const wasOf = new Map(there.map(({ path, sha }: Record<string, string>) => [path, sha]));
      const changes = Object.entries(files).map(([path, bytes]) => ({
        path,
        was: wasOf.get(path),
        ...(bytes
          ? { action: 'write', content: bytes.toString('base64'), encoding: 'base64' }
          : { action: 'delete' }),
      }));
      const answer = await server.call(`${place}/commits`, ada, { message: 'Change', changes });
      expect(answer.status).toBe(200);
      const { commit: sha } = await answer.json();
      const { files: shown } = await (await server.call(`${place}/commits/${sha}`)).json();
      return new Map<string, Record<string, unknown>>(
        shown.map((file: { path: string }) => [file.path, file] as const),
      );
    };
    const utf16 = (texts: string[]) => Buffer.from(`\ufeff${texts.join('\n')}\n`, 'utf16le');
    const utf8 = (texts: string[]) => Buffer.from(`${texts.join('\n')}\n`);
    const picture = Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1');
    const added = await commit({
      'a.txt': utf16(lines),
      'b.txt': utf8(lines),
      'c.txt': utf16(['eins']),
      'd.bin': picture,
    });
    expect(added.get('c.txt')).toMatchObject({
      is_binary: false,
      added: 1,
      removed: 0,
      hunks: [{ old_start: 0, new_start: 1, lines: [{ kind: 'added', text: 'eins' }] }],
    });
    expect(added.get('d.bin')).toMatchObject({ is_binary: true, hunks: [] });
    const after = await commit({
      'a.txt': utf16(changed).swap16(),
      'b.txt': utf8(changed),
      'c.txt': null,
      'd.bin': Buffer.concat([picture, picture]),
    });
    const { path: _, ...asGitShowsIt } = after.get('b.txt') ?? {};
    expect(after.get('a.txt')).toMatchObject(asGitShowsIt);
    expect(after.get('a.txt')?.hunks).toHaveLength(2);
    expect(after.get('c.txt')).toMatchObject({
      status: 'removed',
      is_binary: false,
      hunks: [{ old_start: 1, new_start: 0, lines: [{ kind: 'removed', text: 'eins' }] }],
    });
    expect(after.get('d.bin')).toMatchObject({ is_binary: true, hunks: [] });
  });

  it('reads tables, and leaves alone what is none', async () => {
    const place = await repository({ 'a.csv': 'name,age\n"Ada, L.",36\nBob\n', 'b.csv': 'one column\n1\n' });
    expect(await view(place, 'a.csv')).toMatchObject({
      kind: 'table',
      table: {
        columns: ['name', 'age'],
        rows: [
          ['Ada, L.', '36'],
          ['Bob', ''],
        ],
        total: 2,
      },
    });
    expect(await view(place, 'b.csv')).toMatchObject({ kind: 'text', table: null });
  });

  it('renders Markdown with what is harmless of its HTML, harmless links and no foreign pictures', async () => {
    const text = [
      '# Title',
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '[bad](javascript:alert(1)) [data](data:text/html,x) [good](https://example.org/?a=1&b)',
      '[file](src/a.ts#L2) [up](../../other) [anchor](#title)',
      '![inside](img/a.png) ![outside](https://tracker.example/x.png)',
      '```js\nlet a = "<b>"\n```',
      '| a | b |\n|---|---|\n| `src/a/<b>` | 2 |',
    ].join('\n\n');
    const place = await repository({ 'docs/guide.md': text });
    const { html } = await view(place, 'docs/guide.md');
    expect(html).toContain('<h2 id="readme-title">Title</h2>');
    expect(html).not.toMatch(/<script|<img src=x|onerror|href="javascript|href="data|src="https/);
    expect(html).toContain('href="https://example.org/?a=1&amp;b" rel="nofollow ugc noopener"');
    expect(html).toContain(`href="/git-store/${place}/file/docs/src/a.ts#L2"`);
    expect(html).toContain(`href="/git-store/${place}/file/other"`);
    expect(html).toContain('href="#readme-title"');
    expect(html).toContain(`src="/functions/v1/git/${place}/raw?path=docs%2Fimg%2Fa.png"`);
    expect(html).toContain(
      '<span title="https://tracker.example/x.png" class="readme-picture">outside</span>',
    );
    expect(html).toMatch(/<pre tabindex="0"><code><span class="t-keyword">let<\/span>/);
    expect(html).toContain('<div tabindex="0" class="readme-table"><table>');
    expect(html).toContain('<code>src/<wbr>a/<wbr>&lt;b&gt;</code>');
  });

  it('shows a text that is too much to lay out as it was written', async () => {
    const place = await repository({ 'README.md': '[a](b) '.repeat(70_000) });
    const { readme } = await page(place);
    expect(readme?.html).toMatch(
      /^<p class="readme-note">[^<]* shown as it was written\b.*<pre tabindex="0"><code>\[a\]\(b\) /s,
    );
  });

  it('puts no more lines into a page than it can hold', async () => {
    const place = await repository({ 'a.txt': 'a\n'.repeat(20_001), 'b.txt': 'b\n'.repeat(20_000) });
    expect(await view(place, 'a.txt')).toMatchObject({ kind: 'text', code: null });
    expect((await view(place, 'b.txt')).code?.lines).toBe(20_000);
  });
});
