import { codePages } from './code-pages.ts';

/** A name as it stands in the directory of a zip. */
export type RawName = {
  bytes: Uint8Array;
  /** Bit 11 of the entry's flags. */
  isUtf8: boolean;
  /** What the entry's extra field `UNICODE_PATH` holds. */
  unicodePath?: Uint8Array | undefined;
};

/** The names of a zip in its own order, or what can be shown of the first one that nobody can be sure to read. */
export type Names = { names: string[] } | { unreadable: string };

/** Bytes of all names that are not UTF-8: they are read in one go, while everybody else waits. */
const MOST_BYTES = 512 * 1024;

/**
 * Reads the names of one zip: UTF-8 where it says so or is so; else all others in the one code page in which they make
 * words. Backslashes stay, since whoever keeps the names has to look at them first. `unreadable` when no code page fits,
 * or several do.
 */
export function readNames(entries: readonly RawName[]): Names {
  const names = entries.map(readUnicode);
  const others = entries.filter((_, index) => names[index] === null).map(({ bytes }) => bytes);
  if (others.length === 0) return { names: names as string[] };
  const bytes = others.reduce((sum, { length }) => sum + length, 0);
  const read = bytes > MOST_BYTES ? null : readTogether(others);
  if (!read) return { unreadable: withoutUnread(others[0] as Uint8Array) };
  let next = 0;
  return { names: names.map((name) => name ?? (read[next++] as string)) };
}

/** The name when it is UTF-8, or when an extra field brings it as such. */
function readUnicode({ bytes, isUtf8, unicodePath }: RawName): string | null {
  if (isUtf8) return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  if (unicodePath && isPathOf(bytes, unicodePath)) {
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(unicodePath.subarray(5));
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** All of them in one code page: the program that wrote a zip wrote every name alike. */
function readTogether(names: readonly Uint8Array[]): string[] | null {
  let best = 0;
  let found: string[][] = [];
  for (const codePage of codePages) {
    const texts: string[] = [];
    let fit = 2;
    for (const bytes of names) {
      const reading = codePage(bytes);
      fit = Math.min(fit, reading.fit);
      if (fit < best || fit === 0) break;
      texts.push(reading.text);
    }
    if (fit === 0 || fit < best) continue;
    if (fit > best) found = [];
    best = fit;
    // Code pages of neighbours have the same letters in the same places.
    if (!found.some((other) => other.every((text, index) => text === texts[index]))) found.push(texts);
  }
  return found.length === 1 ? (found[0] as string[]) : null;
}

/** Info-ZIP's extra field with the name in UTF-8: a version, the checksum of the plain name, the name. */
export const UNICODE_PATH = 0x7075;

/** Whether the field speaks of this name; another program may have renamed the entry since. */
function isPathOf(name: Uint8Array, field: Uint8Array): boolean {
  if (field.length < 6 || field[0] !== 1) return false;
  return new DataView(field.buffer, field.byteOffset).getUint32(1, true) === crc32(name);
}

const crcTable = Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  return crc;
});

function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 0xff] as number);
  return ~crc >>> 0;
}

/** What of a name is the same in every code page. */
function withoutUnread(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '?';
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** What to say of an archive with such a name, after a sentence that names the archive. */
export const unreadableNames = (shown: string) =>
  `It has names in an encoding that cannot be told, such as ${shown}. Pack it again with names in UTF-8.`;
