const numberFormat = new Intl.NumberFormat('en-US');

/** '1 download', '1,204 downloads', '2 copies' with a plural of its own. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${numberFormat.format(count)} ${count === 1 ? one : many}`;
}
