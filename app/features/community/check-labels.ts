import type { Check } from './check-filter.ts';

/** As the badges of a project say it. */
export const CHECK_LABELS: Record<Check, string> = {
  live: 'Live site',
  'no-faults': '0 faults by axe',
  'no-foreign-requests': 'No foreign requests',
  'under-500-kb': 'Under 500 KB',
};
