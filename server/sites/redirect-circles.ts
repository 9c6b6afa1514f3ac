import { setImmediate as nextRound } from 'node:timers/promises';
import type { Manifest, RedirectRule } from '../../domain/hosting/manifest.ts';
import { placeholdersOf } from '../../domain/hosting/path-pattern.ts';
import { resolve } from '../../domain/hosting/resolve.ts';

/** More than a browser follows. */
const mostSteps = 30;

/**
 * Redirects that lead to each other without end, as sentences that name the way: no browser ever shows a page of them. A rule
 * with placeholders is tried with a name that no file has. Each circle is told once. Others' requests come in between the rules.
 */
export async function redirectCircles(manifest: Pick<Manifest, 'files' | 'redirects'>): Promise<string[]> {
  const told = new Set<string>();
  const sentences: string[] = [];
  for (const rule of manifest.redirects) {
    await nextRound();
    const circle = circleFrom(manifest, exampleOf(rule));
    if (!circle || circle.some((path) => told.has(path))) continue;
    for (const path of circle) told.add(path);
    sentences.push(`_redirects: these lead to each other without end: ${[...circle, circle[0]].join(' → ')}`);
  }
  return sentences;
}

/** The paths of the circle that one gets into from `start`; null where it leads to a file, to nothing, or to another host. */
function circleFrom(manifest: Pick<Manifest, 'files' | 'redirects'>, start: string): string[] | null {
  const way = [start];
  while (way.length <= mostSteps) {
    const next = resolve(manifest, way.at(-1) ?? '');
    if (next.kind !== 'redirect' || !next.to.startsWith('/')) return null;
    const path = next.to.replace(/[?#].*$/, '');
    const before = way.indexOf(path);
    if (before !== -1) return way.slice(before);
    way.push(path);
  }
  // It grows with each step, as `/* /new/:splat` does: what is asked for may have a file all the same.
  return null;
}

function exampleOf({ from }: RedirectRule): string {
  const path = placeholdersOf(from).reduce((text, name) => text.replace(`:${name}`, `any-${name}`), from);
  return path.replace(/\*$/, 'any').split('/').map(encodeURIComponent).join('/');
}
