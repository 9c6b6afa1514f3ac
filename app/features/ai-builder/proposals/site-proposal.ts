import type { SiteValues } from '../../../../domain/contract/contract.ts';

/** A template filled with what a description says. `applySite` alone makes pages of it. */
export interface SiteProposal {
  template: string;
  /** Of the template, in the gallery. */
  title: string;
  values: SiteValues;
  /** Why it fits, as a sentence. */
  why: string;
  /** What of the description is not on the pages, and what the owner has to add: whole sentences. */
  notes: string[];
}
