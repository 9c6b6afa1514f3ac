/** A file's text as it is read. */
export interface DecodedText {
  text: string;
  /** By its name on the web, such as `windows-1252`; null for UTF-8, `utf-8` where some of its bytes are damaged. */
  encoding: string | null;
  /** Whether neither a byte-order mark nor the file itself says so. */
  isGuessed: boolean;
}

/** Bytes in which a file says its encoding. */
const headBytes = 1024;
/** Characters beyond ASCII that are as they should be, for each that is not, in damaged UTF-8. */
const charactersForFault = 2;
/** HTML, CSS, XML, and the comment that editors and Python read. */
const declarations = [
  /<meta[^>]+charset\s*=\s*["']?\s*([\w.:-]+)/i,
  /^@charset "([\w.:-]+)"/,
  /^<\?xml[^>]+encoding\s*=\s*["']([\w.:-]+)/,
  /^(?:.*\n)?#.*coding[:=][ \t]*([\w.:-]+)/,
];

/**
 * The text of a file: UTF-8, else what a byte-order mark or the file itself says, else UTF-8 with a replacement character where
 * a little of it is damaged, else Windows-1252, which any bytes are. Null for what is no text: bytes that no text has.
 */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const marked =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : null;
  if (marked) {
    const text = decodeAs(marked, bytes);
    return text === null || text.includes('\0') ? null : { text, encoding: marked, isGuessed: false };
  }
  if (bytes.includes(0)) return null;
  const text = decodeAs('utf-8', bytes);
  if (text !== null) return { text, encoding: null, isGuessed: false };
  if (bytes.some(isControl)) return null;
  const declared = declaredEncoding(bytes);
  if (declared) return { ...declared, isGuessed: false };
  const damaged = damagedUtf8(bytes);
  if (damaged !== null) return { text: damaged, encoding: 'utf-8', isGuessed: true };
  // Kana in two bytes each are hardly ever something else; Windows-1252 would show them as signs without sense.
  const japanese = decodeAs('shift_jis', bytes);
  if (japanese && (japanese.match(/[\u3041-\u3093\u30a1-\u30f4]/g)?.length ?? 0) > 1) {
    return { text: japanese, encoding: 'shift_jis', isGuessed: true };
  }
  return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252', isGuessed: true };
}

/** But for tabs, line and page breaks, and the escapes of Japanese encodings. */
function isControl(byte: number): boolean {
  return (byte < 0x20 && !(byte >= 0x09 && byte <= 0x0d) && byte !== 0x1b) || byte === 0x7f;
}

/**
 * UTF-8 of which nearly all is as it should be: a byte was lost, or a text was cut in the middle of a character. Null for other
 * encodings: in theirs, bytes beyond ASCII hardly ever are a character of UTF-8, so that faults are more than characters.
 */
function damagedUtf8(bytes: Uint8Array): string | null {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  let characters = 0;
  let faults = 0;
  for (const character of text) {
    if (character === '\ufffd') faults += 1;
    else if (character > '\x7f') characters += 1;
  }
  return characters >= charactersForFault * faults ? text : null;
}

function declaredEncoding(bytes: Uint8Array): { text: string; encoding: string } | null {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, headBytes));
  const labels = declarations.flatMap((pattern) => pattern.exec(head)?.[1] ?? []);
  // Python writes `latin-1`, the web `latin1`.
  for (const label of labels.flatMap((one) => [one, one.replace(/[-_]/g, '')])) {
    // What says UTF-8 is wrong, or there would have been no need to look.
    const text = /^utf-?(8|16)/i.test(label) ? null : decodeAs(label, bytes);
    if (text !== null) return { text, encoding: new TextDecoder(label).encoding };
  }
  return null;
}

/** Null when the bytes are not of this encoding, or nobody knows it. */
function decodeAs(label: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(label, { fatal: true, ignoreBOM: label === 'utf-8' }).decode(bytes);
  } catch {
    return null;
  }
}

/** A text as it is written in UTF-8: where it names another encoding, it names this one. */
export function declareUtf8(text: string): string {
  const head = text.slice(0, headBytes);
  const declared = declarations.reduce(
    (all, pattern) =>
      all.replace(pattern, (whole, label: string) => {
        const at = whole.lastIndexOf(label);
        return `${whole.slice(0, at)}utf-8${whole.slice(at + label.length)}`;
      }),
    head.replace(/^\ufeff/, ''),
  );
  return declared + text.slice(headBytes);
}
