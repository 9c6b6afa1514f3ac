/** What can be asked of the live site of a project, by its name in the address. In the order in which it is shown. */
export const CHECKS = ['live', 'no-faults', 'no-foreign-requests', 'under-500-kb'] as const;
export type Check = (typeof CHECKS)[number];

/** As the badges of a project say it. */
export const CHECK_LABELS: Record<Check, string> = {
  live: 'Live site',
  'no-faults': '0 faults by axe',
  'no-foreign-requests': 'No foreign requests',
  'under-500-kb': 'Under 500 KB',
};

/** What the live site of a project that fits is, after “a live site”. */
const CHECK_WORDS: Record<Exclude<Check, 'live'>, string> = {
  'no-faults': 'with 0 faults by axe',
  'no-foreign-requests': 'without foreign requests',
  'under-500-kb': 'under 500 KB',
};

/** What a project has that fits all of them, in the middle of a sentence; empty where nothing is asked. */
export function checksInWords(checks: readonly Check[]): string {
  const words = checks.flatMap((check) => (check === 'live' ? [] : CHECK_WORDS[check]));
  return checks.length === 0 ? '' : ['a live site', words.join(', ')].join(' ').trim();
}

/** Reads checks from an address: repeated or between commas. What is unknown counts as not given. */
export function parseChecks(given: string[]): Check[] {
  const names = given.flatMap((list) => list.split(','));
  return CHECKS.filter((check) => names.includes(check));
}

/** The checks with one more, or without it where it is among them. */
export function toggleCheck(checks: readonly Check[], toggled: Check): Check[] {
  return CHECKS.filter((check) => checks.includes(check) !== (check === toggled));
}
