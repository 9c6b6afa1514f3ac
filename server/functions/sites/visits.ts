import type { Sites } from '../../sites/sites.ts';
import type { CountedVisits, VisitKind } from '../../sites/visits/counters.ts';
import type { OpenContext } from '../kit/context.ts';
import { functionError } from '../kit/errors.ts';
import type { Member } from '../kit/member.ts';

/** Days that are shown, the present one among them. */
const shownDays = 30;
/** Pages and referrers that are listed; the rest is one line without a name. */
const listed = 20;

interface Named {
  /** Empty for what is only summed up. */
  name: string;
  visits: number;
}

/** Visits of a site in the last thirty days in UTC, the oldest first. */
export interface SiteVisits {
  days: { day: string; visits: number }[];
  pages: Named[];
  referrers: Named[];
}

/**
 * Visits of a site of the member's: those in the database, read under the member's own session, and those that this process
 * has counted since it wrote last. Throws `site_not_found`.
 */
export async function readVisits(
  context: OpenContext,
  { visits }: Pick<Sites, 'visits'>,
  member: Member,
  site: string,
): Promise<SiteVisits> {
  const days = daysUntil(new Date());
  const { data, error } = await context
    .visitor(member.accessToken)
    .rpc('read_site_visits', { site, since: days[0] });
  if (error) throw new Error(`Visits could not be read: ${error.message}`);
  if (!data) throw functionError('siteNotFound');
  const kept = data as SiteVisits;
  const waiting = visits.waiting(site).filter(({ day }) => days.includes(day));
  const byDay = new Map(kept.days.map(({ day, visits }) => [day, visits]));
  for (const { kind, day, visits } of waiting) {
    if (kind === 'page') byDay.set(day, (byDay.get(day) ?? 0) + visits);
  }
  return {
    days: days.map((day) => ({ day, visits: byDay.get(day) ?? 0 })),
    pages: join(kept.pages, waiting, 'page'),
    referrers: join(kept.referrers, waiting, 'referrer'),
  };
}

function daysUntil(last: Date): string[] {
  return Array.from({ length: shownDays }, (_, index) => {
    const ago = shownDays - 1 - index;
    const day = Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), last.getUTCDate() - ago);
    return new Date(day).toISOString().slice(0, 10);
  });
}

function join(kept: readonly Named[], waiting: readonly CountedVisits[], kind: VisitKind): Named[] {
  const byName = new Map(kept.map(({ name, visits }) => [name, visits]));
  for (const one of waiting) {
    if (one.kind === kind) byName.set(one.name, (byName.get(one.name) ?? 0) + one.visits);
  }
  const rest = byName.get('') ?? 0;
  byName.delete('');
  const named = [...byName]
    .map(([name, visits]) => ({ name, visits }))
    .sort((a, b) => b.visits - a.visits || (a.name < b.name ? -1 : 1));
  const others = named.slice(listed).reduce((sum, { visits }) => sum + visits, rest);
  return [...named.slice(0, listed), ...(others > 0 ? [{ name: '', visits: others }] : [])];
}
