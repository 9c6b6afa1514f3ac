import { callSites } from '../sites.ts';

export type DayVisits = { day: string; visits: number };
/** Visits of a page or from a host. `name` is empty for what is not listed by name. */
export type NamedVisits = { name: string; visits: number };

type SiteVisits = { days: DayVisits[]; pages: NamedVisits[]; referrers: NamedVisits[] };

/** Visits of a site in the last thirty days, in UTC, the oldest first. */
export const visitsQuery = (userId: string, siteId: string) => ({
  queryKey: ['sites', userId, siteId, 'visits'],
  queryFn: async () => (await (await callSites('GET', `/${siteId}/visits`)).json()) as SiteVisits,
});
