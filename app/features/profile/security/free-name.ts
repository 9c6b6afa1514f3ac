/** 'Phone', 'Phone 2', ...: the first that is not taken. */
export function freeName(base: string, taken: readonly string[]): string {
  if (!taken.includes(base)) return base;
  let place = 2;
  while (taken.includes(`${base} ${place}`)) place += 1;
  return `${base} ${place}`;
}
