import { expect, it } from 'vitest';
import { declareUtf8, decodeText } from './decode-text.ts';

const utf16 = (text: string, mark: string) => Buffer.from(mark + text, 'utf16le');
const latin1 = (text: string) => Buffer.from(text, 'latin1');
/** 'こんにちは' and '表示', whose second byte is a backslash. */
const greeting = [0x82, 0xb1, 0x82, 0xf1, 0x82, 0xc9, 0x82, 0xbf, 0x82, 0xcd];
const shown = [0x95, 0x5c, 0x8e, 0xa6];

/** Without the last byte, which is a line break, and with one in front of it that begins a character. */
const damaged = (text: string) => Buffer.concat([Buffer.from(text.trimEnd()), latin1('\xc3\n')]);

it.each<[string, Buffer, string, string | null, boolean]>([
  ['UTF-8', Buffer.from('Größe\n'), 'Größe\n', null, false],
  ['UTF-8 with a mark', Buffer.from('\ufeff# Demo'), '\ufeff# Demo', null, false],
  ['UTF-16 with a mark', utf16('Größe 日本\r\n', '\ufeff'), 'Größe 日本\r\n', 'utf-16le', false],
  ['UTF-16 the other way round', utf16('Größe', '\ufeff').swap16(), 'Größe', 'utf-16be', false],
  ['Latin-1', latin1('Gr\xf6\xdfe \xa9\n'), 'Größe ©\n', 'windows-1252', true],
  ['Windows-1252', latin1('\x80 5 \x96 \x93ja\x94'), '€ 5 – “ja”', 'windows-1252', true],
  ['Shift-JIS', Buffer.from(greeting), 'こんにちは', 'shift_jis', true],
  [
    'Shift-JIS that says so',
    Buffer.concat([latin1('<meta charset="Shift_JIS"><p>'), Buffer.from(shown)]),
    '<meta charset="Shift_JIS"><p>表示',
    'shift_jis',
    false,
  ],
  [
    'a page with the older declaration',
    latin1('<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-2">\xb1'),
    '<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-2">ą',
    'iso-8859-2',
    false,
  ],
  ['a style sheet', latin1('@charset "koi8-r";\n/* \xd0 */'), '@charset "koi8-r";\n/* п */', 'koi8-r', false],
  [
    'XML',
    latin1('<?xml version="1.0" encoding="windows-1251"?>\xcf'),
    '<?xml version="1.0" encoding="windows-1251"?>П',
    'windows-1251',
    false,
  ],
  [
    'a script',
    latin1('#!/usr/bin/python\n# -*- coding: latin-1 -*-\n"\xe9"'),
    '#!/usr/bin/python\n# -*- coding: latin-1 -*-\n"é"',
    'windows-1252',
    false,
  ],
  [
    'what says an encoding that there is not',
    latin1('<meta charset="x-none">\xe9'),
    '<meta charset="x-none">é',
    'windows-1252',
    true,
  ],
  ['UTF-8 with a byte that is none', damaged('Größe – 5 €\n'), 'Größe – 5 €\ufffd\n', 'utf-8', true],
  [
    'UTF-8 cut in a character',
    Buffer.from('Über die Größe: grü').subarray(0, -1),
    'Über die Größe: gr\ufffd',
    'utf-8',
    true,
  ],
  [
    'UTF-8 that says so and has a byte of Latin-1',
    Buffer.concat([Buffer.from('<meta charset="utf-8"><p>Café à la crème'), latin1('\xe9</p>')]),
    '<meta charset="utf-8"><p>Café à la crème\ufffd</p>',
    'utf-8',
    true,
  ],
])('reads %s', (_, bytes, text, encoding, isGuessed) => {
  expect(decodeText(bytes)).toEqual({ text, encoding, isGuessed });
});

it.each([
  ['a picture', latin1('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')],
  ['a picture without a zero', latin1('\xff\xd8\xff\xe1\x02\x05\x7f')],
  ['half a sign of UTF-16', Buffer.concat([utf16('a', '\ufeff'), Buffer.from([0x41])])],
  ['UTF-32', Buffer.from([0xff, 0xfe, 0, 0, 0x41, 0, 0, 0])],
])('%s is no text', (_, bytes) => expect(decodeText(bytes)).toBeNull());

it.each([
  ['<meta charset=latin1><p>charset=latin1', '<meta charset=utf-8><p>charset=latin1'],
  ['\ufeff@charset "l";', '@charset "utf-8";'],
  ['<?xml version="1.0" encoding=\'UTF-16\'?>', '<?xml version="1.0" encoding=\'utf-8\'?>'],
  ['<p>', '<p>'],
])('%s says that it is UTF-8', (text, expected) => {
  expect(declareUtf8(text)).toBe(expected);
});
