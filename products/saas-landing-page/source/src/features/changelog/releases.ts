import type { Release } from '../../content/changelog';

export const kinds = ['New', 'Changed', 'Mended'] as const;
export type Kind = (typeof kinds)[number];

/** Releases with only their changes of a kind; those that have none are left out. */
export function withKind(releases: Release[], kind: Kind | 'All'): Release[] {
  if (kind === 'All') return releases;
  return releases
    .map((release) => ({ ...release, changes: release.changes.filter((one) => one.kind === kind) }))
    .filter(({ changes }) => changes.length > 0);
}

/** `10 November 2026`, the same on the server and everywhere. */
export function formatDay(day: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}
