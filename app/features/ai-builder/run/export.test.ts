import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { exportZip } from './export-zip.ts';
import { linkedPage } from './linked-page.ts';

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
