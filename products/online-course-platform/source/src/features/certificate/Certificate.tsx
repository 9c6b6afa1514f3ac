import { school, setName } from '../../data/school.ts';
import type { Course } from '../../data/types.ts';
import { count, date, duration } from '../../lib/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Empty } from '../../ui/states.tsx';
import { printOf } from '../catalogue/covers.tsx';
import { completedOn, lessonsOf, minutesOf, progressOf } from '../course/progress.ts';

/** A sheet to print, once every lesson is done. */
export function Certificate({ course }: { course: Course }) {
  const learner = school.use((state) => state.learner);
  const day = completedOn(course, learner.done);
  const { paper, ink, art } = printOf(course.id, course.title);
  if (!day) {
    const { next, done, total } = progressOf(course, learner.done);
    return (
      <div className="mx-auto max-w-4xl px-5 py-12">
        <h1 className="mb-8 text-4xl">Certificate for {course.title}</h1>
        <Empty title={`${count(total - done, 'lesson')} to go`}>
          {next && (
            <a className="btn" href={`#/course/${course.id}/${next.id}`}>
              {next.title}
            </a>
          )}
        </Empty>
      </div>
    );
  }
  return (
    <div className="mx-auto max-w-5xl px-5 py-8 print:m-0 print:max-w-none print:p-0">
      <div className="no-print mb-6 flex flex-wrap items-end gap-4">
        <label className="flex-1 basis-60 text-sm font-medium">
          Name on the certificate
          <input
            className="field mt-0.5 text-base font-normal"
            value={learner.name}
            maxLength={60}
            autoComplete="name"
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <button type="button" className="btn" disabled={!learner.name.trim()} onClick={() => window.print()}>
          <Icon name="print" /> Print or save as PDF
        </button>
      </div>
      <div
        className="certificate grid border-2 border-ink sm:grid-cols-[1fr_34%]"
        style={{ background: '#fcfcf8', color: '#131c33' }}
      >
        <div className="flex flex-col gap-3 p-6 sm:p-10 print:p-[18mm]">
          <p className="font-semibold">Dogear, evening courses</p>
          <p className="mt-auto pt-8 font-read text-xl sm:pt-14">This is to say that</p>
          <p className="text-[clamp(2rem,5vw,3.6rem)] leading-none font-bold tracking-[-0.03em] break-words">
            {learner.name.trim() || '…'}
          </p>
          <p className="font-read text-xl">has read, watched, tried and answered everything in</p>
          <h1 className="text-[clamp(1.6rem,3.4vw,2.5rem)]">{course.title}</h1>
          <p className="font-read text-lg">
            {count(lessonsOf(course).length, 'lesson')} of {duration(minutesOf(course))} in all, finished on{' '}
            {date(day)}.
          </p>
          <div className="mt-auto flex flex-wrap gap-x-10 gap-y-4 pt-10">
            <p className="min-w-48 border-t-2 border-current pt-1.5">
              {course.teacher}
              <span className="block text-sm">Teacher</span>
            </p>
          </div>
        </div>
        <svg
          aria-hidden="true"
          viewBox="0 104 212 196"
          preserveAspectRatio="xMidYMid slice"
          className="h-48 w-full sm:h-full"
          style={{ background: paper, color: ink, isolation: 'isolate' }}
        >
          <g className="overprint">{art}</g>
        </svg>
      </div>
    </div>
  );
}
