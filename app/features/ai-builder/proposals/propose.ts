import type { Facts } from '../facts/facts.ts';
import { labelOfTheme, themesFor } from './base-look.ts';
import { type BasePlan, fillBase, type Part } from './base-site.ts';
import { type Business, businessOf, isUnwanted } from './business.ts';
import type { Family } from './families.ts';
import { notesOf } from './notes.ts';
import { RECIPES } from './recipes.ts';
import type { SiteProposal } from './site-proposal.ts';

const USUAL: readonly (readonly Part[])[] = [
  ['offers', 'visit', 'about', 'dates'],
  ['about', 'offers', 'dates', 'visit'],
  ['visit', 'dates', 'offers', 'about'],
];
const DATES_FIRST: typeof USUAL = [
  ['dates', 'about', 'visit', 'offers'],
  ['about', 'visit', 'dates', 'offers'],
  ['visit', 'offers', 'dates', 'about'],
];

const ORDERS: Partial<Record<Family, typeof USUAL>> = {
  event: DATES_FIRST,
  music: DATES_FIRST,
  occasion: DATES_FIRST,
  cause: DATES_FIRST,
};

const LEADS: Record<Part, string> = {
  offers: 'what you offer',
  about: 'who you are',
  dates: 'your dates',
  visit: 'when and where',
};

/** Three websites for what a description says, the best first. None where it is no website that was asked for. */
export function propose(facts: Facts): SiteProposal[] {
  if (facts.application) return [];
  const business = businessOf(facts);
  return [...otherProposals(business), ...baseProposals(business)].slice(0, 3);
}

/** Another template that was made for such a business: at most one, before Base's. */
function otherProposals(business: Business): SiteProposal[] {
  for (const { template, title, why, hasForm, fill } of RECIPES) {
    if (hasForm && isUnwanted(business, 'contact', 'booking', 'forms')) continue;
    const values = fill(business);
    if (values) return [{ template, title, values, why, notes: notesOf(business, values, false) }];
  }
  return [];
}

function baseProposals(business: Business): SiteProposal[] {
  const { facts, family } = business;
  const orders = ORDERS[family] ?? USUAL;
  return themesFor(family, facts.tones).map((theme, index) => {
    const plan: BasePlan = { theme, order: orders[index] ?? USUAL[0] ?? [], hasPicture: index !== 1 };
    const values = fillBase(business, plan);
    return {
      template: 'base',
      title: `Base, ${labelOfTheme(theme).toLowerCase()}`,
      values,
      why: whyOf(plan, values.sections ?? []),
      notes: notesOf(business, values, true),
    };
  });
}

const SECTIONS: Record<Part, readonly string[]> = {
  offers: ['features-rows', 'price-list-groups'],
  about: ['about-words'],
  dates: ['events-list'],
  visit: ['hours-line'],
};

function whyOf({ theme, order, hasPicture }: BasePlan, sections: readonly string[]): string {
  const shown = order.filter((part) => SECTIONS[part].some((name) => sections.includes(name)));
  const [first, second] = shown.map((part) => LEADS[part]);
  const start = hasPicture ? 'Your name beside a picture' : 'Your name in large type';
  const rest = first ? `, then ${[first, second].filter(Boolean).join(', then ')}` : '';
  return `${start}${rest}. Type: ${labelOfTheme(theme).toLowerCase()}.`;
}
