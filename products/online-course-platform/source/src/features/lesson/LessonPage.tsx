import { school, setDone } from '../../data/school.ts';
import type { Course, Lesson } from '../../data/types.ts';
import { useAddress } from '../../lib/router.ts';
import { Icon } from '../../ui/Icon.tsx';
import { lessonsOf, neighbours, progressOf } from '../course/progress.ts';
import { kindNames, Syllabus } from '../course/Syllabus.tsx';
import { Exercise } from './Exercise.tsx';
import { FilmPlayer } from './FilmPlayer.tsx';
import { Margin } from './Margin.tsx';
import { Quiz } from './Quiz.tsx';
import { Reading } from './Reading.tsx';

/** One lesson: its page on the left, the margin on the right, the way on below. */
export function LessonPage({ course, lesson }: { course: Course; lesson: Lesson }) {
  const done = school.use((state) => state.learner.done);
  const at = useAddress().query.get('at');
  const { before, after } = neighbours(course, lesson.id);
  const lessons = lessonsOf(course);
  const isDone = lesson.id in done;
  const { complete } = progressOf(course, done);
  return (
    <div className="mx-auto max-w-6xl px-5 pt-5 pb-14">
      <nav aria-label="Course" className="flex items-center gap-3">
        <a className="link" href={`#/course/${course.id}`}>
          {course.title}
        </a>
        <ol aria-hidden="true" className="ml-auto flex gap-1">
          {lessons.map(({ id }) => (
            <li
              key={id}
              className={`h-2.5 w-5 ${id === lesson.id ? 'bg-ink' : id in done ? 'bg-red' : 'bg-line'}`}
            />
          ))}
        </ol>
        <span className="text-sm text-soft tabular-nums">
          {lessons.indexOf(lesson) + 1} of {lessons.length}
        </span>
      </nav>
      <p className="mt-4 flex items-center gap-2 text-soft">
        <Icon name={lesson.kind} size={18} /> {kindNames[lesson.kind]}, {lesson.minutes} min
        {isDone && (
          <span className="ml-2 flex items-center gap-1 font-semibold text-leaf">
            <Icon name="tick" size={18} /> done
          </span>
        )}
      </p>
      <h1 className="mt-0.5 mb-5 text-[clamp(2rem,3.6vw,2.9rem)] tracking-[-0.03em]">{lesson.title}</h1>
      {lesson.kind === 'film' ? (
        <FilmPlayer
          key={`${lesson.id}-${at}`}
          course={course}
          lesson={lesson}
          from={at === null ? null : Number(at) || 0}
        />
      ) : (
        <div className="grid gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21rem]">
          {lesson.kind === 'read' && <Reading body={lesson.body} />}
          {lesson.kind === 'code' && <Exercise key={lesson.id} lesson={lesson} />}
          {lesson.kind === 'quiz' && <Quiz key={lesson.id} lesson={lesson} />}
          <Margin key={`margin-${lesson.id}`} courseId={course.id} lessonId={lesson.id} at={null} />
        </div>
      )}
      <div className="mt-12 flex flex-wrap items-center gap-3 border-t-2 border-ink pt-5">
        {before && (
          <a className="btn-line" href={`#/course/${course.id}/${before.id}`}>
            <Icon name="back" size={18} /> {before.title}
          </a>
        )}
        <span className="ml-auto" />
        {(lesson.kind === 'read' || lesson.kind === 'film') && (
          <button
            type="button"
            className="btn-line"
            aria-pressed={isDone}
            onClick={() => setDone(lesson.id, !isDone)}
          >
            <Icon name="tick" size={18} /> Done
          </button>
        )}
        {after ? (
          <a
            className="btn"
            href={`#/course/${course.id}/${after.id}`}
            onClick={() => lesson.kind === 'read' && setDone(lesson.id, true)}
          >
            {after.title} <Icon name="on" size={18} />
          </a>
        ) : (
          <a className="btn" href={complete ? `#/certificate/${course.id}` : `#/course/${course.id}`}>
            {complete ? 'Your certificate' : 'Back to the contents'}
          </a>
        )}
      </div>
      <details className="mt-6 max-w-2xl">
        <summary className="min-h-8 font-semibold">Contents of this course</summary>
        <Syllabus course={course} done={done} current={lesson.id} />
      </details>
    </div>
  );
}
