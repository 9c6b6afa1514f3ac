const numberFormat = new Intl.NumberFormat('en-US');

/** '1 template', '1,204 templates'. */
export function countLabel(count: number): string {
  return `${numberFormat.format(count)} template${count === 1 ? '' : 's'}`;
}
