import { school, setGoal } from '../../data/school.ts';
import { addDays, today } from '../../lib/clock.ts';
import { count, date } from '../../lib/format.ts';
import { Meter } from '../../ui/Meter.tsx';
import { Empty } from '../../ui/states.tsx';
import { Cover } from '../catalogue/Cover.tsx';
import { completedOn, progressOf } from '../course/progress.ts';
import { NoteSlip } from '../notes/NoteSlip.tsx';
import { habitOf, habitWords } from './habit.ts';

/** Everything that is under way. */
export function Desk() {
  const { courses, learner } = school.use((state) => state);
  const mine = courses.filter(({ id }) => learner.enrolled.includes(id));
  const open = mine.filter((course) => !progressOf(course, learner.done).complete);
  const finished = mine.filter((course) => progressOf(course, learner.done).complete);
  const latest = [...learner.notes].sort((a, b) => b.written.localeCompare(a.written)).slice(0, 3);
  return (
    <div className="mx-auto max-w-6xl px-5 py-8 lg:py-12">
      <h1 className="text-[clamp(2.4rem,5.5vw,4.2rem)] tracking-[-0.035em]">My desk</h1>
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-labelledby="open">
          <h2 id="open" className="mb-4 text-2xl">
            Lying open
          </h2>
          {open.length === 0 ? (
            <Empty title="No book lies open">
              <a className="btn" href="#/">
                Go to the shelf
              </a>
            </Empty>
          ) : (
            <ul className="grid gap-5">
              {open.map((course) => {
                const progress = progressOf(course, learner.done);
                return (
                  <li key={course.id} className="sheet flex gap-5 p-4 sm:p-5">
                    <Cover
                      course={course}
                      number={courses.indexOf(course) + 1}
                      className="block w-24 shrink-0 self-start sm:w-36"
                    />
                    <div className="flex min-w-0 flex-1 flex-col">
                      <h3 className="text-2xl">
                        <a className="hover:underline" href={`#/course/${course.id}`}>
                          {course.title}
                        </a>
                      </h3>
                      <p className="mb-3 text-soft">
                        {progress.done} of {count(progress.total, 'lesson')} read
                      </p>
                      <Meter share={progress.share} label={`Progress in ${course.title}`} />
                      {progress.next && (
                        <p className="mt-4 sm:mt-auto">
                          <a className="btn" href={`#/course/${course.id}/${progress.next.id}`}>
                            {progress.next.title}
                          </a>
                        </p>
                      )}
                    </div>
                  </li>
                );
              })}
            </ul>
          )}
          {finished.length > 0 && (
            <>
              <h2 className="mt-10 mb-4 text-2xl">Read to the end</h2>
              <ul className="grid gap-3">
                {finished.map((course) => (
                  <li
                    key={course.id}
                    className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t-2 border-ink pt-3"
                  >
                    <Cover course={course} number={courses.indexOf(course) + 1} className="block w-12" />
                    <span className="flex-1 basis-40 text-lg leading-tight font-semibold">
                      {course.title}
                      <span className="block text-base font-normal text-soft">
                        {date(completedOn(course, learner.done) ?? '')}
                      </span>
                    </span>
                    <a className="btn-line" href={`#/certificate/${course.id}`}>
                      Certificate<span className="sr-only"> for {course.title}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
        <div className="grid content-start gap-10">
          <Evenings />
          <section aria-labelledby="latest">
            <h2 id="latest" className="mb-2 text-2xl">
              Last written
            </h2>
            {latest.length === 0 ? (
              <p className="text-soft">Notes appear here once you keep one beside a lesson.</p>
            ) : (
              <ul className="grid gap-4">
                {latest.map((note) => (
                  <NoteSlip key={note.id} note={note} />
                ))}
              </ul>
            )}
          </section>
        </div>
      </div>
    </div>
  );
}

function Evenings() {
  const { days, weeklyGoal } = school.use((state) => state.learner);
  const habit = habitOf(days, today(), weeklyGoal);
  const studied = habit.evenings.filter((it) => it.studied).length;
  return (
    <section aria-labelledby="evenings" className="sheet p-5">
      <h2 id="evenings" className="text-2xl">
        Evenings
      </h2>
      <p className="mt-1 text-lg leading-snug">{habitWords(habit, weeklyGoal)}</p>
      <svg
        role="img"
        aria-label={`Studied on ${studied} of the last 28 days`}
        viewBox="0 0 296 132"
        className="my-4 w-full"
      >
        {habit.evenings.map((it, i) => {
          const x = 22 + (i % 7) * 42;
          const y = 18 + Math.floor(i / 7) * 32;
          return it.studied ? (
            <path key={it.day} d={`M${x - 14} ${y - 13}h20l8 8v18h-28z`} className="fill-red" />
          ) : (
            <circle key={it.day} cx={x} cy={y} r="3" className="fill-edge" />
          );
        })}
        <rect x="255" y="97" width="38" height="34" fill="none" className="stroke-ink" strokeWidth="2" />
      </svg>
      <details>
        <summary className="min-h-6 text-sm font-semibold">The same as a list</summary>
        <p className="mt-1 text-sm text-soft">
          {habit.evenings
            .filter((it) => it.studied)
            .map(({ day }) => date(day))
            .join(', ') || 'No evenings yet.'}
        </p>
      </details>
      <dl className="mt-3 grid grid-cols-2 gap-3 border-t-2 border-ink pt-3">
        <div>
          <dt className="text-sm text-soft">Since {date(addDays(today(), -27)).replace(/ \d+$/, '')}</dt>
          <dd className="text-2xl font-bold tabular-nums">{count(studied, 'evening')}</dd>
        </div>
        <div>
          <dt className="text-sm text-soft">Weeks kept, in all</dt>
          <dd className="text-2xl font-bold tabular-nums">{habit.weeksKept}</dd>
        </div>
      </dl>
      <label className="mt-4 flex items-center gap-3">
        A week is kept with
        <select
          className="field w-auto"
          value={weeklyGoal}
          onChange={(event) => setGoal(Number(event.target.value))}
        >
          {[1, 2, 3, 4, 5].map((n) => (
            <option key={n} value={n}>
              {count(n, 'evening')}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}
