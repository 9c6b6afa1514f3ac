import { useEffect, useState } from 'react';
import { api } from '../../data/index.ts';
import { school } from '../../data/school.ts';
import type { CohortRow, Course } from '../../data/types.ts';
import { today } from '../../lib/clock.ts';
import { count, date } from '../../lib/format.ts';
import { Cover } from '../catalogue/Cover.tsx';
import { lessonsOf } from '../course/progress.ts';
import { isQuiet, medianShare } from './cohort.ts';

/** The teacher's courses, with how each class is doing. */
export function TeachPage() {
  const courses = school.use((state) => state.courses);
  return (
    <div className="mx-auto max-w-6xl px-5 py-8 lg:py-12">
      <h1 className="text-[clamp(2.4rem,5.5vw,4.2rem)] tracking-[-0.035em]">The staff room</h1>
      <p className="mt-3 max-w-2xl text-lg text-soft">
        Arrange a course, and see where a class slows down. The classes are samples: nobody in them exists.
      </p>
      <ul className="mt-8 grid gap-x-6 gap-y-5 lg:grid-cols-2">
        {courses.map((course, i) => (
          <Row key={course.id} course={course} number={i + 1} />
        ))}
      </ul>
    </div>
  );
}

function Row({ course, number }: { course: Course; number: number }) {
  const [rows, setRows] = useState<CohortRow[] | null>(null);
  useEffect(() => {
    let current = true;
    api.cohort(course.id).then(
      (found) => current && setRows(found),
      () => current && setRows([]),
    );
    return () => {
      current = false;
    };
  }, [course.id]);
  const total = lessonsOf(course).length;
  const median = rows && medianShare(rows, total);
  return (
    <li className="sheet flex gap-4 p-4">
      <Cover course={course} number={number} className="block w-20 shrink-0 self-start" />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <h2 className="text-xl">{course.title}</h2>
        <p className="text-sm leading-snug text-soft">
          {count(total, 'lesson')}, revised {date(course.updated)}
          <br />
          {rows === null
            ? 'Counting the class …'
            : `${count(rows.length, 'learner')}, half of them past ${Math.round((median ?? 0) * 100)}%, ${rows.filter((row) => isQuiet(row, total, today())).length} quiet`}
        </p>
        <p className="mt-auto flex flex-wrap gap-2">
          <a className="btn-line" href={`#/teach/${course.id}`}>
            Arrange<span className="sr-only"> {course.title}</span>
          </a>
          <a className="btn-line" href={`#/teach/${course.id}/class`}>
            Class<span className="sr-only"> of {course.title}</span>
          </a>
        </p>
      </div>
    </li>
  );
}
