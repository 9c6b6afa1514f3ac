import { callSites, keyOf } from '../sites.ts';

/** A domain of a site, with the record that proves it. */
export type SiteDomain = {
  id: string;
  domain: string;
  /** Of the type TXT. */
  record: { name: string; value: string };
  proved_at: string | null;
  looked_at: string | null;
  /** Since when the record of a domain that was proved has not been there. */
  missing_since: string | null;
  fault: 'missing' | 'different' | 'unreachable' | 'held' | 'taken_over' | 'lost' | null;
};

/** Domains of a site, in the order in which they were asked for. */
export const domainsQuery = (userId: string, siteId: string) => ({
  queryKey: [...keyOf(userId), siteId, 'domains'],
  queryFn: async () => {
    const answer = await callSites('GET', `/${siteId}/domains`);
    return ((await answer.json()) as { domains: SiteDomain[] }).domains;
  },
});

/** Asks for a domain. */
export async function addDomain(siteId: string, domain: string): Promise<SiteDomain> {
  const answer = await callSites('POST', `/${siteId}/domains`, { domain });
  return ((await answer.json()) as { domain: SiteDomain }).domain;
}

/** Has the server look at the record of a domain now. */
export async function lookAtDomain(siteId: string, id: string): Promise<SiteDomain> {
  const answer = await callSites('POST', `/${siteId}/domains/${id}/look`);
  return ((await answer.json()) as { domain: SiteDomain }).domain;
}

/** Gives a domain up. */
export async function removeDomain(siteId: string, id: string): Promise<void> {
  await callSites('DELETE', `/${siteId}/domains/${id}`);
}

const FAULTS: Record<NonNullable<SiteDomain['fault']>, string> = {
  missing: 'The record is not there yet. Name servers may take an hour to show a new one.',
  different: 'There are records of this name, but none with this value.',
  unreachable: 'The name servers of this domain did not answer. They are asked again within a day.',
  held: 'Another site has this domain, and its record is still there. Remove that record first.',
  taken_over: 'Another site has proved this domain after your record was removed.',
  lost: 'The record was gone for three days, so the site does not answer under this domain any more. Put it back and look again.',
};

/** What the owner has to know of a domain; empty when all is well. */
export function domainNote({ proved_at, fault }: SiteDomain): string {
  if (fault === null) return '';
  if (proved_at !== null && fault !== 'unreachable')
    return 'The record is gone. Put it back: after three days the site no longer answers under this domain.';
  return FAULTS[fault];
}
