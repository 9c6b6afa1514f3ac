/** '0 bytes', '12.4 KB', '49.0 MB': a number of bytes in units of 1024. */
export function formatFileSize(bytes: number): string {
  return inUnits(bytes, [bytes === 1 ? 'byte' : 'bytes', 'KB', 'MB', 'GB']);
}

/** '812 B', '1.5 KB', '2.0 MB': the same in the units of the Git Store. */
export function formatShortSize(bytes: number): string {
  return inUnits(bytes, ['B', 'KB', 'MB']);
}

/** The unit is the first in which the number as it is written has fewer than 1024: no '1024.0 KB'. */
function inUnits(bytes: number, units: readonly string[]): string {
  let step = 0;
  const written = () => (bytes / 1024 ** step).toFixed(step === 0 ? 0 : 1);
  while (step < units.length - 1 && Number(written()) >= 1024) step += 1;
  return `${written()} ${units[step]}`;
}
