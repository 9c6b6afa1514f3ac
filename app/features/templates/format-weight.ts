const KB = 1024;

/** '88 KB', '1.4 MB': bytes in units of 1024, as exact as a person compares them. */
export function formatWeight(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KB));
  return kilobytes < KB ? `${kilobytes} KB` : `${(kilobytes / KB).toFixed(1)} MB`;
}
