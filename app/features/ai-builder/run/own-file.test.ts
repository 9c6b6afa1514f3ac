import { expect, it } from 'vitest';
import { ownFile } from './own-file.ts';

const picture = new Uint8Array([1, 2]);
const files = { 'data/a b.json': '[]', 'img/a.png': picture, 'blog/index.html': '<p>' };

it.each([
  ['index.html', 'data/a%20b.json?x#y', '[]', 'text/plain'],
  ['blog/index.html', '../img/a.png', picture, 'image/png'],
  ['blog/index.html', '/img/a.png', picture, 'image/png'],
  ['blog/index.html', 'site:/img/a.png', picture, 'image/png'],
  ['index.html', '../../../etc/passwd', null, 'text/plain'],
  ['index.html', 'https://example.org/img/a.png', null, 'text/plain'],
  ['index.html', '//example.org/img/a.png', null, 'text/plain'],
  ['index.html', 'toString', null, 'text/plain'],
  ['index.html', '%', null, 'text/plain'],
])('%s finds what it means by %s', (page, address, content, type) => {
  expect(ownFile(files, page, address)).toEqual({ address, content, type });
});
