const UNITS = ['B', 'KB', 'MB'];

/** '812 B', '1.5 KB', '2.0 MB': a number of bytes in units of 1024. */
export function formatSize(bytes: number): string {
  const step = bytes < 1024 ? 0 : bytes < 1024 ** 2 ? 1 : 2;
  return step === 0 ? `${bytes} B` : `${(bytes / 1024 ** step).toFixed(1)} ${UNITS[step]}`;
}
