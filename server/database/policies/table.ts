import { accounts } from './accounts.ts';
import { desk } from './desk.ts';
import { members } from './members.ts';
import { orders } from './orders.ts';
import type { Policy } from './policy.ts';
import { projects } from './projects.ts';
import { repositories } from './repositories.ts';
import { sites } from './sites.ts';
import { suggestions } from './suggestions.ts';
import { testimonials } from './testimonials.ts';

/** Every row that is tried, of all topics. */
export const policies: Policy[] = [
  ...projects,
  ...repositories,
  ...sites,
  ...suggestions,
  ...testimonials,
  ...desk,
  ...members,
  ...orders,
  ...accounts,
];
