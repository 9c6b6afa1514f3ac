/**
 * How a size is written:
 * - `exact`: '0 bytes', '12.4 KB', '49.0 MB'
 * - `plain`: the same without a decimal that says nothing: '480 MB'
 * - `short`: in the units of the Git Store: '812 B', '1.5 KB'
 * - `rough`: as exact as a person compares: '88 KB', '1.4 MB', at least '1 KB'
 */
type Form = 'exact' | 'plain' | 'short' | 'rough';

/** A number of bytes in units of 1024. */
export function formatFileSize(bytes: number, form: Form = 'exact'): string {
  if (form === 'short') return inUnits(bytes, ['B', 'KB', 'MB']);
  if (form === 'rough') {
    const kilobytes = Math.max(1, Math.round(bytes / 1024));
    return inUnits(kilobytes, ['KB', 'MB']);
  }
  const text = inUnits(bytes, [bytes === 1 ? 'byte' : 'bytes', 'KB', 'MB', 'GB']);
  return form === 'plain' ? text.replace('.0 ', ' ') : text;
}

/** `size` is in the first unit. The unit is the first in which the number as it is written has fewer than 1024: no '1024.0 KB'. */
function inUnits(size: number, units: readonly string[]): string {
  let step = 0;
  const written = () => (size / 1024 ** step).toFixed(step === 0 ? 0 : 1);
  while (step < units.length - 1 && Number(written()) >= 1024) step += 1;
  return `${written()} ${units[step]}`;
}
