import { expect, it } from 'vitest';
import { gatherPage } from './gather-page.ts';
import { readAddress } from './open-page.ts';

const site: Record<string, string> = {
  'index.html': `<!doctype html>
<html lang="en"><head>
  <link rel="icon" href="favicon.svg">
  <link rel="stylesheet" href="css/base.css">
  <link rel="stylesheet" href="./css/page.css?v=2">
  <script src="js/first.js" defer></script>
  <script type="module" src="js/module.js"></script>
</head><body><p>A</p>
<script src="js/second.js"></script>
</body></html>
`,
  'favicon.svg': '<svg/>',
  'css/base.css': 'a{}\n',
  'css/page.css': 'b{}\n',
  'js/first.js': 'one()\n',
  'js/second.js': 'two()\n',
  'js/module.js': "import './x.js'",
};
const read = async (path: string) => site[path] ?? '';

it('makes three files of the first page', async () => {
  const { files, left } = await gatherPage(Object.keys(site), read);
  expect(files['styles.css']).toBe('a{}\n\nb{}\n');
  expect(files['script.js']).toBe('one()\n\ntwo()\n');
  expect(files['index.html'].match(/stylesheet/g)).toHaveLength(1);
  expect(files['index.html']).toContain('href="styles.css"');
  expect(files['index.html']).toContain('<script src="script.js"></script>\n</body>');
  expect(files['index.html']).not.toMatch(/first\.js|second\.js|css\/base/);
  expect(left).toEqual(['favicon.svg', 'js/module.js']);
});

it('comes back to a page that was made here', async () => {
  const made: Record<string, string> = {
    'index.html':
      '<html><head>\n  <link rel="stylesheet" href="styles.css">\n</head><body>\n  <script src="script.js"></script>\n</body></html>\n',
    'styles.css': 'a{}\n',
    'script.js': 'go()\n',
  };
  const { files, left } = await gatherPage(Object.keys(made), async (path) => made[path] ?? '');
  expect(files).toEqual(made);
  expect(left).toEqual([]);
});

it('says what it can not start from', async () => {
  await expect(gatherPage(['README.md'], read)).rejects.toThrow('There is no index.html');
  await expect(gatherPage(['index.html'], async () => 'x'.repeat(200_000))).rejects.toThrow('too long');
});

it('reads the address of a repository as people have it', () => {
  const wanted = { owner: 'plinth', slug: 'pizza-world' };
  for (const text of [
    'plinth/pizza-world',
    ' /git-store/plinth/pizza-world ',
    'https://example.org/git-store/plinth/pizza-world/file/index.html',
    'https://example.org/git/plinth/pizza-world.git',
  ])
    expect(readAddress(text)).toEqual(wanted);
  expect(readAddress('pizza-world')).toBeNull();
  expect(readAddress('')).toBeNull();
});
