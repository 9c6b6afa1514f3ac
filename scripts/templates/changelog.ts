import type { Fault } from './fault.ts';

/** A version as the changelog of a template names it. */
export interface Release {
  version: string;
  /** Day of its release, as YYYY-MM-DD. */
  date: string;
  /** Line of its heading, from 1. */
  line: number;
}

/** Form of the heading of a version, as faults quote it. */
export const headingForm = '## 1.0.0 - 2026-11-24';

/** Reads `CHANGELOG.md`: the releases as they stand, and what is wrong with its headings. */
export function readChangelog(text: string, version: string): { releases: Release[]; faults: Fault[] } {
  const releases: Release[] = [];
  const faults: Fault[] = [];
  for (const [at, heading] of text.split('\n').entries()) {
    if (!heading.startsWith('## ')) continue;
    const line = at + 1;
    const [, name, date] = /^## (\d+\.\d+\.\d+) - (\d{4}-\d{2}-\d{2})\s*$/.exec(heading) ?? [];
    if (name && date && isDay(date)) {
      const newer = releases.at(-1);
      if (newer && (compareVersions(newer.version, name) <= 0 || newer.date < date))
        faults.push(
          fault(
            line,
            `names ${name} of ${date} below ${newer.version} of ${newer.date}`,
            'put the newest first',
          ),
        );
      releases.push({ version: name, date, line });
    } else faults.push(fault(line, `"${heading}" is not a version and a day`, `write: ${headingForm}`));
  }
  const [newest] = releases;
  if (!newest && faults.length === 0)
    faults.push(fault(1, `does not mention version ${version}`, `write what is new under: ${headingForm}`));
  if (newest && newest.version !== version)
    faults.push(
      fault(
        newest.line,
        `names ${newest.version} as the newest version, template.json ${version}`,
        'make them agree',
      ),
    );
  return { releases, faults };
}

function isDay(date: string): boolean {
  const time = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date);
}

function compareVersions(one: string, other: string): number {
  const [left, right] = [one, other].map((version) => version.split('.').map(Number));
  const at = [0, 1, 2].find((part) => left?.[part] !== right?.[part]) ?? 0;
  return (left?.[at] ?? 0) - (right?.[at] ?? 0);
}

function fault(line: number, what: string, mend: string): Fault {
  return { bar: 'files', file: 'CHANGELOG.md', line, what, mend };
}
