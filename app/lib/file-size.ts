const UNITS = ['bytes', 'KB', 'MB', 'GB'];

/** '0 bytes', '12.4 KB', '49.0 MB': a number of bytes in units of 1024. */
export function formatFileSize(bytes: number): string {
  const step = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), UNITS.length - 1);
  const value = bytes / 1024 ** step;
  if (step === 0) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`;
  return `${value.toFixed(1)} ${UNITS[step]}`;
}
