/** The bars a template is held to, in the order they are checked. */
export const bars = [
  'manifest',
  'files',
  'build',
  'types',
  'tests',
  'html',
  'css',
  'head',
  'links',
  'wording',
  'contract',
  'requests',
  'console',
  'opened-from-disk',
  'accessibility',
  'targets',
  'overflow',
  'weight',
  'no-javascript',
  'keyboard',
  'motion',
  'themes',
  'apart',
  'use',
  'records',
] as const;

export type Bar = (typeof bars)[number];

/** One thing that is wrong with a template. */
export interface Fault {
  bar: Bar;
  /** Path inside the template's folder. */
  file: string;
  /** From 1. */
  line?: number;
  column?: number;
  what: string;
  /** Circumstances under which it shows, when it does not always. */
  when?: string;
  /** What to do about it. */
  mend: string;
}

/** A fault as the checker prints it: where, what, and how to mend it. */
export function formatFault(id: string, fault: Fault, root = 'templates'): string {
  const place = [`${root}/${id}/${fault.file}`, fault.line, fault.column].filter(
    (part) => part !== undefined,
  );
  const what = fault.when ? `${fault.what} (${fault.when})` : fault.what;
  const indent = ' '.repeat(19);
  return `  ${fault.bar.padEnd(17)}${place.join(':')}\n${indent}${what}\n${indent}→ ${fault.mend}`;
}

/** Faults that say the same of the same place become one: a shared style sheet is met on every page. */
export function withoutRepeats(faults: Fault[]): Fault[] {
  const merged = new Map<string, Fault>();
  for (const { when, ...fault } of faults) {
    const key = JSON.stringify([fault.bar, fault.file, fault.line, fault.column, fault.what]);
    const known = merged.get(key)?.when;
    const all = known && when && known !== when ? `${known}; ${when}` : (known ?? when);
    merged.set(key, all ? { ...fault, when: all } : fault);
  }
  return [...merged.values()];
}
