import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { exportZip } from './export-zip.ts';
import { grownFrom, linkedPage } from './linked-page.ts';

const files = {
  'index.html': '<html><head></head><body><p>A</p></body></html>',
  'styles.css': 'p{}',
  'script.js': 'go()',
};

it('links the other files once', () => {
  const html = linkedPage(files);
  expect(html).toContain('<link rel="stylesheet" href="styles.css">\n</head>');
  expect(html).toContain('<script src="script.js"></script>\n</body>');
  expect(linkedPage({ ...files, 'index.html': html })).toBe(html);
  expect(linkedPage({ ...files, 'index.html': '<p>', 'script.js': '' })).toMatch(/^\s*<link.*>\n<p>$/);
});

it('holds the files that are not empty', async () => {
  const zip = unzipSync(new Uint8Array(await exportZip({ ...files, 'script.js': '' }).arrayBuffer()));
  expect(Object.keys(zip)).toEqual(['index.html', 'styles.css']);
  expect(new TextDecoder().decode(zip['styles.css'])).toBe('p{}');
});

it('holds all files of a website as they are', async () => {
  const site = { ...files, 'about.html': '', 'a.png': new Uint8Array([1, 0, 2]) };
  const zip = unzipSync(new Uint8Array(await exportZip(site).arrayBuffer()));
  expect(Object.keys(zip).sort()).toEqual(Object.keys(site).sort());
  expect(new TextDecoder().decode(zip['index.html'])).toBe(files['index.html']);
  expect([...(zip['a.png'] ?? [])]).toEqual([1, 0, 2]);
});

it('links a page’s own files once it becomes a website of more, and drops those that are empty', () => {
  const more = { ...files, 'script.js': '', 'about.html': '<p>' };
  const grown = grownFrom({ ...files, 'script.js': '' }, more);
  expect(Object.keys(grown).sort()).toEqual(['about.html', 'index.html', 'styles.css']);
  expect(grown['index.html']).toContain('href="styles.css"');
  expect(grownFrom(more, more)).toBe(more);
  expect(grownFrom(files, files)).toBe(files);
});
