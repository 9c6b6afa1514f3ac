import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { readZipPaths } from './directory.ts';
import { type RawName, readNames, UNICODE_PATH } from './names.ts';

const read = (name: string) => readZipPaths(readFileSync(new URL(`cases/${name}`, import.meta.url)));

it.each([
  ['backslash.zip', ['index.html', 'css/a.css', 'img/b.svg']],
  ['big5-5c.zip', ['index.html', '功能/許.html']],
  ['cp437.zip', ['index.html', 'Über uns/Größe.html']],
  ['cp866.zip', ['index.html', 'Новая папка/Текст.html']],
  ['gbk-5c.zip', ['index.html', '尤里的陰謀/a.html']],
  ['sjis-5c.zip', ['index.html', 'ソース/表.html']],
  ['sjis.zip', ['index.html', 'サイト/トップ.html']],
  ['trailing-newline.zip', ['index.html']],
])('reads the names of %s', (name, paths) => {
  expect(read(name)).toEqual(paths);
});

it.each([
  ['nothing at all', ''],
  ['words', 'Just words, and more of them.'],
  ['a directory that is not there', `PK\x05\x06${'x'.repeat(18)}`],
])('says that %s is no zip', (_what, text) => {
  expect(() => readZipPaths(Buffer.from(text, 'latin1'))).toThrow('The archive could not be opened.');
});

/** Names as a program writes them that says nothing of their encoding. */
const plain = (...names: string[]): RawName[] =>
  names.map((hex) => ({ bytes: Buffer.from(hex, 'hex'), isUtf8: false }));
const hex = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding).toString('hex');

it('takes for UTF-8 what is UTF-8, whether or not the zip says so', () => {
  expect(readNames(plain(hex('Größe/文字.html')))).toEqual({ names: ['Größe/文字.html'] });
  expect(readNames([{ bytes: Buffer.from('ü'), isUtf8: true }])).toEqual({ names: ['ü'] });
});

it('takes the Unicode path beside a name, unless the name has been changed since', () => {
  const bytes = Buffer.from('Gr\x94\xe1e', 'latin1');
  const field = (checksum: number) => {
    const head = Buffer.alloc(5, 1);
    head.writeUInt32LE(checksum, 1);
    return Buffer.concat([head, Buffer.from('Größe (neu)')]);
  };
  expect(UNICODE_PATH).toBe(0x7075);
  expect(readNames([{ bytes, isUtf8: false, unicodePath: field(crc32(bytes)) }])).toEqual({
    names: ['Größe (neu)'],
  });
  expect(readNames([{ bytes, isUtf8: false, unicodePath: field(1) }])).toEqual({ names: ['Größe'] });
});

it('reads Western names of CP850 that CP437 does not have, and short ones', () => {
  expect(readNames(plain(hex('descri\x87\xc6o.html', 'latin1')))).toEqual({ names: ['descrição.html'] });
  expect(readNames(plain(hex('\x99l.html', 'latin1')))).toEqual({ names: ['Öl.html'] });
  expect(readNames(plain(hex('ch\x83teau/\x82t\x82.html', 'latin1')))).toEqual({
    names: ['château/été.html'],
  });
});

it('judges by all names, and is sure of none that reads well in several code pages', () => {
  // トップ alone is as well “âgâbâv”.
  expect(readNames(plain('8367836283762e68746d6c'))).toEqual({ unreadable: '?g?b?v.html' });
  expect(readNames(plain('836783628376', '835483438367'))).toEqual({ names: ['トップ', 'サイト'] });
});

it('is sure of no name that reads well nowhere, shows no unseen character of it, and reads no more than it has time for', () => {
  expect(readNames(plain('ff1bfe2e68746d6c'))).toEqual({ unreadable: '???.html' });
  const long = `81${'41'.repeat(512 * 1024)}`;
  expect(readNames(plain(long))).toEqual({ unreadable: `?${'A'.repeat(79)}…` });
});
