import type { CohortRow, Course } from '../../data/types.ts';
import { daysBetween } from '../../lib/clock.ts';
import { lessonsOf } from '../course/progress.ts';

export type SortKey = 'name' | 'progress' | 'lastSeen' | 'score';

/** Rows in order; whoever has no score yet stands last in either direction. */
export function sortRows(rows: CohortRow[], key: SortKey, up: boolean): CohortRow[] {
  const sign = up ? 1 : -1;
  return [...rows].sort((a, b) => {
    if (key === 'score' && (a.score === null || b.score === null))
      return Number(a.score === null) - Number(b.score === null);
    const order =
      key === 'name'
        ? a.name.localeCompare(b.name)
        : key === 'progress'
          ? a.done.length - b.done.length
          : key === 'score'
            ? (a.score ?? 0) - (b.score ?? 0)
            : a.lastSeen.localeCompare(b.lastSeen);
    return sign * order || a.name.localeCompare(b.name);
  });
}

/** Not finished and not seen for a fortnight: worth a friendly line. */
export const isQuiet = (row: CohortRow, total: number, today: string): boolean =>
  row.done.length < total && daysBetween(row.lastSeen, today) >= 14;

/** For every lesson how many have finished it; a steep step down is a lesson to look at again. */
export const reach = (
  course: Course,
  rows: CohortRow[],
): { id: string; title: string; finished: number; lost: number }[] => {
  let before = rows.length;
  return lessonsOf(course).map(({ id, title }) => {
    const finished = rows.filter(({ done }) => done.includes(id)).length;
    const lost = Math.max(0, before - finished);
    before = finished;
    return { id, title, finished, lost };
  });
};

/** The middle of the finished shares, 0 to 1; null for nobody. */
export function medianShare(rows: CohortRow[], total: number): number | null {
  if (rows.length === 0 || total === 0) return null;
  const shares = rows.map(({ done }) => done.length / total).sort((a, b) => a - b);
  const half = Math.floor(shares.length / 2);
  return shares.length % 2 ? shares[half] : (shares[half - 1] + shares[half]) / 2;
}
