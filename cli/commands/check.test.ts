import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../run.ts';
import { makeWorld } from '../testing/world.ts';

let world: Awaited<ReturnType<typeof makeWorld>>;
beforeEach(async () => {
  world = await makeWorld();
});
afterEach(() => world.remove());

const site = () => path.join(world.root, 'work', 'site');
async function checked(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(site(), name)), { recursive: true });
    await writeFile(path.join(site(), name), text);
  }
  const { output, reason, exitCode } = await run(world, ['check', 'site', '--json']);
  return { exitCode, reason, said: JSON.parse(output) };
}

const page = (body: string) => `<!doctype html><title>x</title>${body}`;

describe('check', () => {
  it('finds nothing in what works, and leaves out what is not published', async () => {
    const { exitCode, said } = await checked({
      'index.html': page(
        '<a href="about">a</a><a href="/pages/">b</a><a href="old">c</a><a href="https://x.example/none">d</a><img src="a b.png"><a href="#x">e</a><a href="mailto:a@b.example">f</a>',
      ),
      'about.html': page('<link rel="stylesheet" href="./a.css?v=1"><a href="index.html#top">a</a>'),
      'pages/index.html': page('<a href="../about">a</a>'),
      'a b.png': 'x',
      'a.css': '',
      _redirects: '/old /about 301\n',
      '.git/config': 'x',
      'node_modules/x/index.html': page('<a href="none">a</a>'),
      'source/index.html': page('<script src="/src/main.ts"></script>'),
      '.plinth/base-1.zip': 'x',
    });
    expect([exitCode, said]).toEqual([
      0,
      { folder: site(), files: 7, bytes: expect.any(Number), faults: [], findings: [], notes: [] },
    ]);
  });

  it.each([
    [
      'a link that leads nowhere',
      { 'index.html': page('<a href="none.html">a</a>') },
      /^index\.html: nothing is at \/none\.html$/,
    ],
    [
      'a picture that is not there',
      { 'index.html': page('<img src="p/a.png">') },
      /nothing is at \/p\/a\.png/,
    ],
    ['no first page', { 'about.html': page('') }, /no index\.html at its top/],
    ['nothing', {}, /There is no folder/],
    ['a redirect that is none', { 'index.html': page(''), _redirects: '/a\n' }, /^_redirects, line 1:/],
    ['a header that is none', { 'index.html': page(''), _headers: '/*\n  none\n' }, /^_headers, line 2:/],
    ['redirects without end', { 'index.html': page(''), _redirects: '/a /b\n/b /a\n' }, /without end/],
    [
      'a form that takes passwords elsewhere',
      {
        'index.html': page(
          '<form method="post" action="https://x.example/"><input type="password" name="p"></form>',
        ),
      },
      /^index\.html: /,
    ],
    [
      'a conflict',
      { 'index.html': page('\n<<<<<<< yours\na\n=======\nb\n>>>>>>> theirs\n') },
      /still to be decided/,
    ],
    [
      'a value that is not accepted',
      { 'index.html': page(''), 'contract.json': '{}', 'site.json': '{"slots": {"x": "y"}}' },
      /^site\.json: x is no slot/,
    ],
  ])('finds %s', async (_, files, words) => {
    const { exitCode, reason, said } = await checked(files);
    expect([exitCode, reason]).toEqual([1, expect.stringMatching(words)]);
    expect(said.error.message).toBe(reason);
  });

  it('finds links to other places', async () => {
    await checked({ 'index.html': page('') });
    await symlink('/etc/hosts', path.join(site(), 'hosts.txt'));
    const { exitCode, reason } = await checked({});
    expect([exitCode, reason]).toEqual([
      1,
      'hosts.txt is a link to another place, which can not be published.',
    ]);
  });
});

const templates = path.join(import.meta.dirname, '..', '..', 'templates');
const named = (await readdir(templates, { withFileTypes: true })).filter((entry) => entry.isDirectory());

it.each(named.map(({ name }) => name))('the template %s has nothing to be found', async (name) => {
  const { output, reason, exitCode } = await run(world, ['check', path.join(templates, name)]);
  expect([exitCode, reason, output]).toEqual([
    0,
    '',
    expect.stringMatching(/Nothing was found in \d+ files\.$/),
  ]);
});
