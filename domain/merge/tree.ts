/** Files of a folder: their bytes by their paths, with `/` between folders. */
export type Tree = ReadonlyMap<string, Uint8Array>;

/** Whether two files hold the same; two that are not there do. */
export function isSameBytes(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

/** The bytes as text; null when they are none. */
export function textOf(bytes: Uint8Array): string | null {
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
