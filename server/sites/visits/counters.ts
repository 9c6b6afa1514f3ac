import { withoutDirectionControls } from '../../../app/lib/direction-controls.ts';

/** What is counted by name on a day of a site. */
export type VisitKind = 'page' | 'referrer';

/** A row that is to be added to those of the database. `day` is in UTC, `name` empty for what is only summed up. */
export interface CountedVisits {
  site_id: string;
  day: string;
  kind: VisitKind;
  name: string;
  visits: number;
}

/** Most names of a kind that a day of a site has, here and in the database. */
export const mostNames: Record<VisitKind, number> = { page: 300, referrer: 100 };

/** Counters in memory. A number of sites and names at most: what goes beyond is only summed up, or not counted. */
export class VisitCounters {
  /** By site, day and kind, then by name. */
  readonly #counts = new Map<string, Map<string, number>>();
  readonly #most: number;
  #size = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get isEmpty(): boolean {
    return this.#size === 0;
  }

  add(siteId: string, day: string, kind: VisitKind, name: string, visits = 1): void {
    const key = `${siteId} ${day} ${kind}`;
    const names = this.#counts.get(key) ?? new Map<string, number>();
    const isFull = names.size >= mostNames[kind] || this.#size >= this.#most;
    const counted = names.has(name) || !isFull ? name : '';
    const before = names.get(counted);
    if (before === undefined) {
      // A flood over more sites than there is room for, while the database does not answer.
      if (this.#size >= this.#most * 2) return;
      this.#size += 1;
      this.#counts.set(key, names);
    }
    names.set(counted, (before ?? 0) + visits);
  }

  /** All that is counted, or what is of one site. */
  rows(siteId?: string): CountedVisits[] {
    const rows: CountedVisits[] = [];
    for (const [key, names] of this.#counts) {
      const [site = '', day = '', kind] = key.split(' ');
      if (siteId !== undefined && site !== siteId) continue;
      for (const [name, visits] of names)
        rows.push({
          site_id: site,
          day,
          kind: kind as VisitKind,
          name: withoutDirectionControls(name),
          visits,
        });
    }
    return rows;
  }
}
