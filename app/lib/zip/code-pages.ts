/*
 * The code pages in which programs write names into a zip when they do not write UTF-8, and how likely each is for given
 * names. A zip does not say which one it is: the format names CP437, Windows takes that of its language.
 */

/** How well bytes read in a code page: 0 not at all, 1 with something odd, 2 like words of its languages. */
export type Reading = { text: string; fit: 0 | 1 | 2 };

const NONE: Reading = { text: '', fit: 0 };
const LETTERS = 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ';
const CP437 =
  `${LETTERS}¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀` +
  'αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';
const CP850 =
  `${LETTERS}ø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀` +
  'ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/** Every code page that is tried, each with its own idea of what words look like. */
export const codePages: readonly ((bytes: Uint8Array) => Reading)[] = [
  (bytes) => readLatin(bytes, CP437),
  (bytes) => readLatin(bytes, CP850),
  readCyrillic,
  (bytes) => readPairs(bytes, 'shift_jis', isJapanese),
  (bytes) => readPairs(bytes, 'gbk', isSimplifiedChinese),
  (bytes) => readPairs(bytes, 'big5', isTraditionalChinese),
  (bytes) => readPairs(bytes, 'euc-kr', isKorean),
];

function readLatin(bytes: Uint8Array, table: string): Reading {
  let text = '';
  for (const byte of bytes) text += byte < 0x80 ? String.fromCharCode(byte) : table[byte - 0x80];
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant.
  if (!/^[\x00-\x7f\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00ffªº°²³]*$/.test(text)) return NONE;
  // Japanese read as Latin has its accents next to a change of case: “âTâCâg”.
  return { text, fit: /[ß-öø-ÿ][A-ZÀ-ÖØ-Þ]|[a-z][À-ÖØ-Þ]/.test(text) ? 1 : 2 };
}

function readCyrillic(bytes: Uint8Array): Reading {
  const text = new TextDecoder('ibm866').decode(bytes);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant.
  const isOdd = !/^[\x00-\x7fА-яЁё№]*$/.test(text) || mixesLetters(text);
  return isOdd ? NONE : { text, fit: 2 };
}

type IsCommon = (first: number, second: number) => boolean;

/** Two bytes a character; `isCommon` knows those of everyday words. */
function readPairs(bytes: Uint8Array, encoding: string, isCommon: IsCommon): Reading {
  let pairs = 0;
  let common = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const first = bytes[at] as number;
    if (first < 0x80) continue;
    at += 1;
    pairs += 1;
    if (isCommon(first, bytes[at] ?? 0)) common += 1;
  }
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    // Narrow katakana take one byte, so that almost any bytes read as some; hardly a name is made of them.
    if (common * 2 < pairs || /[｡-ﾟ\ue000-\uf8ff]/.test(text) || mixesLetters(text)) return NONE;
    return { text, fit: common === pairs ? 2 : 1 };
  } catch {
    return NONE;
  }
}

/** Whether Latin letters and others touch each other, as in Western words that are read as Japanese: “Gr皮e”. */
function mixesLetters(text: string): boolean {
  return /[a-z][^\p{ASCII}]|[^\p{ASCII}][a-z]/iu.test(text);
}

function isJapanese(first: number, second: number): boolean {
  const isKanji = (first >= 0x88 && first <= 0x97) || (first === 0x98 && second <= 0x72);
  return isKanji || first === 0x81 || first === 0x82 || (first === 0x83 && second <= 0x96);
}

function isSimplifiedChinese(first: number, second: number): boolean {
  return second >= 0xa1 && ((first >= 0xb0 && first <= 0xd7) || first === 0xa1 || first === 0xa3);
}

function isTraditionalChinese(first: number): boolean {
  return first >= 0xa1 && first <= 0xc6 && first !== 0xa3;
}

function isKorean(first: number, second: number): boolean {
  return second >= 0xa1 && ((first >= 0xb0 && first <= 0xc8) || first === 0xa1 || first === 0xa3);
}
