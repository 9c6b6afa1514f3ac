import { enrol, school } from '../../data/school.ts';
import type { Course } from '../../data/types.ts';
import { count, date, duration, price } from '../../lib/format.ts';
import { go } from '../../lib/router.ts';
import { announce } from '../../ui/announce.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { Cover } from '../catalogue/Cover.tsx';
import { lessonsOf, minutesOf, progressOf } from './progress.ts';
import { Syllabus } from './Syllabus.tsx';

/** What a course is, who teaches it, and its table of contents. */
export function CoursePage({ course }: { course: Course }) {
  const learner = school.use((state) => state.learner);
  const number = school.use((state) => state.courses).indexOf(course) + 1;
  const enrolled = learner.enrolled.includes(course.id);
  const progress = progressOf(course, learner.done);
  const begin = () => {
    enrol(course.id);
    announce(`${course.title} is on your desk.`);
    const first = progress.next ?? lessonsOf(course)[0];
    if (first) go(`/course/${course.id}/${first.id}`);
  };
  return (
    <article className="mx-auto grid max-w-6xl gap-x-14 gap-y-8 px-5 py-8 md:grid-cols-[17rem_1fr] lg:grid-cols-[21rem_1fr] lg:py-12">
      <div className="flex gap-5 md:block">
        <div
          className="book w-32 shrink-0 self-start md:w-full"
          style={{ height: 'auto', aspectRatio: '212 / 300' }}
        >
          <Cover course={course} number={number} className="block h-full w-full" />
        </div>
        <dl className="grid flex-1 content-start gap-x-4 gap-y-1.5 text-[0.95rem] md:mt-6 md:grid-cols-[6rem_1fr]">
          <Fact name="Subject" value={course.subject} />
          <Fact name="Level" value={course.level} />
          <Fact
            name="Length"
            value={`${count(lessonsOf(course).length, 'lesson')}, ${duration(minutesOf(course))}`}
          />
          <Fact name="Revised" value={date(course.updated)} />
        </dl>
      </div>
      <div>
        <h1 className="text-[clamp(2.4rem,5.5vw,4.2rem)] leading-[0.95] tracking-[-0.035em]">
          {course.title}
        </h1>
        <p className="mt-3 text-xl text-soft lg:text-2xl">{course.subtitle}</p>
        <p className="reading mt-6">{course.about}</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
          {enrolled && progress.next ? (
            <a className="btn" href={`#/course/${course.id}/${progress.next.id}`}>
              Read on: {progress.next.title}
            </a>
          ) : enrolled ? (
            <a className="btn" href={`#/certificate/${course.id}`}>
              See the certificate
            </a>
          ) : (
            <button type="button" className="btn" onClick={begin}>
              {course.price === 0 ? 'Take it from the shelf' : `Take it for ${price(course.price)}`}
            </button>
          )}
          {!enrolled && course.price > 0 && (
            <p className="text-sm text-soft">In this demo nothing is charged.</p>
          )}
          {enrolled && (
            <div className="min-w-56 flex-1">
              <Meter share={progress.share} label={`Progress in ${course.title}`} />
            </div>
          )}
        </div>
        <h2 className="mt-12 text-2xl">Afterwards you can</h2>
        <ol className="mt-3 grid gap-2">
          {course.outcomes.map((line, i) => (
            <li key={line} className="flex gap-3 border-t-2 border-line pt-2">
              <span className="font-bold text-red tabular-nums">{i + 1}</span>
              {line}
            </li>
          ))}
        </ol>
        <h2 className="mt-12 text-2xl">Contents</h2>
        <Syllabus course={course} done={learner.done} />
        <h2 className="mt-12 text-2xl">Your teacher</h2>
        <p className="mt-2">
          <span className="font-semibold">{course.teacher}.</span> {course.teacherLine}
        </p>
      </div>
    </article>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="contents">
      <dt className="-mb-1.5 text-sm text-soft md:mb-0 md:text-base">{name}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  );
}
