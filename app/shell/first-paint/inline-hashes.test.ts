import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashInline } from './inline-hashes.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('allows by hash what carried the nonce, and nothing else', () => {
  const page =
    '<script nonce="abc">one()</script><script>planted()</script><script nonce="other">planted()</script>' +
    '<style nonce="abc">p{}</style><style nonce="abc">p{}</style><script nonce="abc" type="text/plain">two()</script>';
  const { html, hashes } = hashInline(page, 'abc');
  expect(hashes).toEqual({ script: [hash('one()'), hash('two()')], style: [hash('p{}')] });
  expect(html).not.toContain('abc');
  expect(html).toContain('<script>one()</script>');
});

test('allows a style that is empty, as a browser wants it, and needs no leave for a script of a file', () => {
  const { hashes } = hashInline('<style nonce="a"></style><script nonce="a" src="/x.js"></script>', 'a');
  expect(hashes).toEqual({ script: [], style: [hash('')] });
});
