/** What can be asked of the live site of a project, by its name in the address. In the order in which it is shown. */
export const CHECKS = ['live', 'no-faults', 'no-foreign-requests', 'under-500-kb'] as const;
export type Check = (typeof CHECKS)[number];

/** Reads checks from an address: repeated or between commas. What is unknown counts as not given. */
export function parseChecks(given: string[]): Check[] {
  const names = given.flatMap((list) => list.split(','));
  return CHECKS.filter((check) => names.includes(check));
}

/** The checks with one more, or without it where it is among them. */
export function toggleCheck(checks: readonly Check[], toggled: Check): Check[] {
  return CHECKS.filter((check) => checks.includes(check) !== (check === toggled));
}
