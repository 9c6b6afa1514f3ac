const UNITS = ['B', 'KB', 'MB'];

/** '812 B', '1.5 KB', '2.0 MB': a number of bytes in units of 1024. */
export function formatSize(bytes: number): string {
  const step = bytes < 1024 ? 0 : bytes < 1024 ** 2 ? 1 : 2;
  return step === 0 ? `${bytes} B` : `${(bytes / 1024 ** step).toFixed(1)} ${UNITS[step]}`;
}

const day = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** 'Jan 5, 2025', by the clock of Greenwich, so that the server and every browser say the same. */
export function formatDay(instant: string): string {
  return day.format(new Date(instant));
}

/** '1 file', '12 files'. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}
