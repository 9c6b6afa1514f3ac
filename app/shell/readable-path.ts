/**
 * A path as a person would write it: `/%D8%B3%D9%84%D8%A7%D9%85` is `/سلام`. What is no text, would hide (controls and
 * marks of direction) or would read as another path (`%2F`, `%25`) stays encoded.
 */
export function readablePath(path: string): string {
  return path.replaceAll(/(?:%[0-9a-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded).replaceAll(/[\p{C}\p{Z}/%?#\\]/gu, encodeURIComponent);
    } catch {
      return encoded;
    }
  });
}
