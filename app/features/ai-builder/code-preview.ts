/** Lines of a file that are shown before it is expanded. */
export const PREVIEW_LINES = 24;

/** What a code box shows: all of a short file, or the first lines and an ellipsis. */
export function previewCode(code: string, expanded: boolean): { text: string; isLong: boolean } {
  const lines = code.replace(/\n$/, '').split('\n');
  const isLong = lines.length > PREVIEW_LINES;
  if (!isLong || expanded) return { text: lines.join('\n'), isLong };
  return { text: [...lines.slice(0, PREVIEW_LINES), '…'].join('\n'), isLong };
}
