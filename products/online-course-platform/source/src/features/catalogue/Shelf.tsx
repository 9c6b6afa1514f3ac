import { school } from '../../data/school.ts';
import type { Course } from '../../data/types.ts';
import { go, useAddress } from '../../lib/router.ts';
import { Icon } from '../../ui/Icon.tsx';
import { progressOf } from '../course/progress.ts';
import { Book } from './Book.tsx';
import { FilterBar } from './FilterBar.tsx';
import { fits, fromQuery, toQuery } from './filter.ts';

/** The front page: every course as a paperback; filtering turns the others round. */
export function Shelf() {
  const courses = school.use((state) => state.courses);
  const learner = school.use((state) => state.learner);
  const filter = fromQuery(useAddress().query);
  const found = courses.filter((course) => fits(course, filter)).length;
  const shareOf = (course: Course) => {
    const { share } = progressOf(course, learner.done);
    return learner.enrolled.includes(course.id) ? share : null;
  };
  const current = courses.find(
    (course) => learner.enrolled.includes(course.id) && !progressOf(course, learner.done).complete,
  );
  return (
    <div className="mx-auto max-w-[76rem] px-5 pt-6 pb-16 lg:pt-9">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <h1 className="text-[clamp(2.6rem,6.4vw,5.2rem)] leading-[0.92] tracking-[-0.045em]">
          Evening courses,
          <br />
          in paperback.
        </h1>
        {current && <Continue course={current} />}
      </div>
      <div className="mt-6 mb-7 lg:mt-8">
        <FilterBar
          filter={filter}
          subjects={[...new Set(courses.map(({ subject }) => subject))].sort()}
          found={found}
          total={courses.length}
          change={(next) => go(toQuery(next) ? `/?${toQuery(next)}` : '/', true)}
        />
        {found === 0 && (
          <p className="mt-4 font-medium text-red">
            No course is like that. All of them have turned their backs; loosen the filter.
          </p>
        )}
      </div>
      <div className="shelf-room">
        <ul className="shelf">
          {courses.map((course, i) => (
            <Book
              key={course.id}
              course={course}
              number={i + 1}
              share={shareOf(course)}
              turned={!fits(course, filter)}
            />
          ))}
        </ul>
      </div>
    </div>
  );
}

function Continue({ course }: { course: Course }) {
  const learner = school.use((state) => state.learner);
  const { next, done, total } = progressOf(course, learner.done);
  if (!next) return null;
  return (
    <a
      href={`#/course/${course.id}/${next.id}`}
      className="sheet group flex max-w-[27rem] flex-1 basis-72 items-center gap-4 p-4 hover:border-ink"
    >
      <span className="grid size-12 shrink-0 place-items-center bg-red text-page">
        <Icon name="on" size={26} />
      </span>
      <span className="leading-tight">
        <span className="block text-sm text-soft">
          Your ribbon lies at {done + 1} of {total} in {course.title}
        </span>
        <span className="mt-0.5 block text-lg font-semibold group-hover:underline">{next.title}</span>
      </span>
    </a>
  );
}
