import type { Repository } from '../../lib/repository-view.ts';

/**
 * The repository a name means: one's own before others', the exact name before one that differs in case, and a name
 * before the form it has in addresses. Lists come newest first, and the newest wins.
 */
export function bestMatch(
  name: string,
  mine: readonly Repository[],
  community: readonly Repository[],
): Repository | undefined {
  const folded = name.trim().toLowerCase();
  const tests: ((one: Repository) => boolean)[] = [
    (one) => one.name === name,
    (one) => one.name.toLowerCase() === folded,
    (one) => one.slug.toLowerCase() === folded,
  ];
  for (const list of [mine, community]) {
    for (const test of tests) {
      const found = list.find(test);
      if (found) return found;
    }
  }
  return undefined;
}
