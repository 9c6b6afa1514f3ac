import { groupThousands } from './digits.ts';

/** '1 download', '1,204 downloads', '2 copies' with a plural of its own. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${groupThousands(count)} ${count === 1 ? one : many}`;
}
