import { useEffect, useState } from 'react';
import { api } from '../../data/index.ts';
import type { CohortRow, Course } from '../../data/types.ts';
import { today } from '../../lib/clock.ts';
import { csv, download } from '../../lib/csv.ts';
import { count, date } from '../../lib/format.ts';
import { Empty, Failure, Loading } from '../../ui/states.tsx';
import { lessonsOf } from '../course/progress.ts';
import { isQuiet, reach, type SortKey, sortRows } from './cohort.ts';
import { ReachChart } from './ReachChart.tsx';

const columns: [SortKey, string][] = [
  ['name', 'Learner'],
  ['progress', 'Lessons'],
  ['score', 'Quizzes'],
  ['lastSeen', 'Last seen'],
];

/** Who is where in a course. */
export function ClassPage({ course }: { course: Course }) {
  const [rows, setRows] = useState<CohortRow[] | null>(null);
  const [failed, setFailed] = useState('');
  const [sort, setSort] = useState<{ key: SortKey; up: boolean }>({ key: 'lastSeen', up: true });
  const [quiet, setQuiet] = useState(false);
  const fetchRows = () => {
    setFailed('');
    api.cohort(course.id).then(setRows, (error: Error) => setFailed(error.message));
  };
  useEffect(fetchRows, [course.id]);
  if (failed) return <Failure message={failed} retry={fetchRows} />;
  if (!rows) return <Loading />;
  const lessons = lessonsOf(course);
  const shown = sortRows(
    quiet ? rows.filter((row) => isQuiet(row, lessons.length, today())) : rows,
    sort.key,
    sort.up,
  );
  const save = () => {
    const head = ['Learner', 'Joined', 'Last seen', ...lessons.map(({ title }) => title), 'Quizzes'];
    const body = shown.map((row) => [
      row.name,
      row.joined,
      row.lastSeen,
      ...lessons.map(({ id }) => (row.done.includes(id) ? 1 : 0)),
      row.score ?? '',
    ]);
    download(`${course.id}-class.csv`, csv([head, ...body]), 'text/csv');
  };
  return (
    <div className="mx-auto max-w-6xl px-5 py-8 lg:py-12">
      <p>
        <a className="link" href="#/teach">
          The staff room
        </a>
      </p>
      <h1 className="mt-1 text-[clamp(2rem,4.8vw,3.6rem)] tracking-[-0.03em]">The class of {course.title}</h1>
      <section aria-labelledby="reach" className="mt-8">
        <h2 id="reach" className="text-2xl">
          Where it slows down
        </h2>
        <ReachChart steps={reach(course, rows)} total={rows.length} />
      </section>
      <section aria-labelledby="people" className="mt-12">
        <div className="flex flex-wrap items-center gap-3">
          <h2 id="people" className="mr-auto text-2xl">
            Who is where
          </h2>
          <button type="button" className="btn-line" aria-pressed={quiet} onClick={() => setQuiet(!quiet)}>
            Quiet for a fortnight
          </button>
          <button type="button" className="btn-line" onClick={save}>
            Save as CSV
          </button>
        </div>
        <p role="status" className="mt-2 text-soft">
          {count(shown.length, 'learner')}
        </p>
        {shown.length === 0 ? (
          <Empty title="Nobody is quiet">
            <p>Everyone who has not finished was here within the last fortnight.</p>
          </Empty>
        ) : (
          <div
            className="relative mt-3 overflow-x-auto border-y-2 border-ink bg-page"
            tabIndex={0}
            role="region"
            aria-label="Table of the class"
          >
            <table className="w-full min-w-[42rem] text-left">
              <thead>
                <tr className="border-b-2 border-ink">
                  {columns.map(([key, name]) => (
                    <th
                      key={key}
                      scope="col"
                      aria-sort={sort.key === key ? (sort.up ? 'ascending' : 'descending') : 'none'}
                      className="p-0"
                    >
                      <button
                        type="button"
                        className="flex min-h-11 w-full items-center gap-1 px-3 font-semibold hover:bg-shade"
                        onClick={() => setSort({ key, up: sort.key === key ? !sort.up : true })}
                      >
                        {name}
                        <span aria-hidden="true" className={sort.key === key ? '' : 'opacity-0'}>
                          {sort.up ? '↑' : '↓'}
                        </span>
                      </button>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {shown.map((row) => (
                  <tr key={row.id} className="border-b border-line last:border-0 hover:bg-shade">
                    <th scope="row" className="px-3 py-2 font-medium">
                      {row.name}
                      {isQuiet(row, lessons.length, today()) && (
                        <span className="ml-2 text-sm text-red">quiet</span>
                      )}
                    </th>
                    <td className="px-3 py-2">
                      <span className="flex items-center gap-3">
                        <svg aria-hidden="true" width={lessons.length * 18} height="18">
                          {lessons.map(({ id }, i) => (
                            <rect
                              key={id}
                              x={i * 18 + 1}
                              y="1"
                              width="15"
                              height="16"
                              className={
                                row.done.includes(id) ? 'fill-red stroke-red' : 'fill-none stroke-edge'
                              }
                            />
                          ))}
                        </svg>
                        <span className="tabular-nums">
                          {row.done.length} of {lessons.length}
                        </span>
                      </span>
                    </td>
                    <td className="px-3 py-2 tabular-nums">
                      {row.score === null ? (
                        <span className="text-soft">none yet</span>
                      ) : (
                        `${Math.round(row.score * 100)}%`
                      )}
                    </td>
                    <td className="px-3 py-2 whitespace-nowrap">{date(row.lastSeen)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </section>
    </div>
  );
}
