import { useState } from 'react';
import { releases } from '../../content/changelog';
import { PageHead } from '../../ui/PageHead';
import { Choice } from '../pricing/Choice';
import { formatDay, type Kind, kinds, withKind } from './releases';

/** Versions, newest first; all of them, or only what was added, changed or mended. */
export function ChangelogPage() {
  const [kind, setKind] = useState<Kind | 'All'>('All');
  const shown = withKind(releases, kind);
  return (
    <>
      <PageHead title="What is new on board" word="NEWS">
        About every six weeks, on a Tuesday, in the morning.
      </PageHead>
      <div className="wrap pt-10">
        <Choice<Kind | 'All'>
          label="Kind of change"
          value={kind}
          onChange={setKind}
          options={(['All', ...kinds] as const).map((value) => ({ value, label: value }))}
        />
        <p role="status" className="pt-3 text-soft">
          {shown.length} versions
        </p>
      </div>
      {shown.map(({ version, day, title, changes }) => (
        <section key={version} aria-labelledby={`v${version}`} className="wrap pt-10">
          <div className="rule grid gap-x-12 gap-y-4 pt-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
            <div className="flex items-baseline gap-4 lg:block">
              <p className="font-display text-7xl leading-none font-black">{version}</p>
              <time dateTime={day} className="text-soft">
                {formatDay(day)}
              </time>
            </div>
            <div>
              <h2 id={`v${version}`} className="text-4xl">
                {title}
              </h2>
              <ul className="mt-4 grid gap-3">
                {changes.map(({ kind: own, text }) => (
                  <li key={text} className="grid gap-x-4 sm:grid-cols-[6rem_1fr]">
                    <strong>{own}</strong>
                    <span>{text}</span>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </section>
      ))}
    </>
  );
}
