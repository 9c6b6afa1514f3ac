/** Whether a row passes a subscription's filter. */
export type RowFilter = (record: Record<string, unknown>) => boolean;

const comparisons: Record<string, (order: number) => boolean> = {
  eq: (order) => order === 0,
  neq: (order) => order !== 0,
  lt: (order) => order < 0,
  lte: (order) => order <= 0,
  gt: (order) => order > 0,
  gte: (order) => order >= 0,
};

/** Reads a filter as the client writes it: `column=eq.value`, `column=in.(a,b)`. Null for one that is not understood. */
export function readFilter(text: string): RowFilter | null {
  const [, column = '', operator = '', value = ''] = /^([\w ]+)=(\w+)\.([\s\S]*)$/.exec(text) ?? [];
  if (column === '') return null;
  if (operator === 'in') {
    const list = /^\(([\s\S]*)\)$/.exec(value)?.[1];
    if (list === undefined) return null;
    const values = new Set(list.split(',').map((part) => part.trim().replace(/^"(.*)"$/, '$1')));
    return (record) => has(record, column) && values.has(String(record[column]));
  }
  const passes = Object.hasOwn(comparisons, operator) ? comparisons[operator] : undefined;
  if (!passes) return null;
  return (record) => has(record, column) && passes(compare(record[column], value));
}

/** As in SQL, a comparison with NULL is not true. */
function has(record: Record<string, unknown>, column: string): boolean {
  return Object.hasOwn(record, column) && record[column] !== null;
}

function compare(value: unknown, given: string): number {
  if (typeof value === 'number') return Math.sign(value - Number(given));
  const text = String(value);
  return text === given ? 0 : text < given ? -1 : 1;
}
