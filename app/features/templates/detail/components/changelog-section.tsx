import { longDate } from '../../../../lib/dates.ts';
import { Section } from '../../../../ui/section.tsx';
import type { Release } from '../changelog.ts';

/** What was new in each version. */
export function ChangelogSection({ releases }: { releases: readonly Release[] }) {
  if (releases.length === 0) return null;
  return (
    <Section title="Versions">
      <ol className="flex flex-col gap-6">
        {releases.map(({ version, date, changes }) => (
          <li key={version} className="border-l-2 border-ink pl-4">
            <h3 className="flex flex-wrap items-baseline gap-x-3 font-semibold tabular-nums">
              {version}
              <time dateTime={date} className="text-label font-normal text-ink-faint">
                {longDate(date)}
              </time>
            </h3>
            <ul className="mt-1 flex max-w-line flex-col gap-1">
              {changes.map((change) => (
                <li key={change} className="text-ink-soft">
                  {change}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}
