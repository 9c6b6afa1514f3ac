import type { Course, Learner, LessonKind } from '../../data/types.ts';
import { Icon } from '../../ui/Icon.tsx';

export const kindNames: Record<LessonKind, string> = {
  read: 'Reading',
  film: 'Film',
  code: 'Exercise',
  quiz: 'Quiz',
};

/** The table of contents as in a book: name, dots, minutes. */
export function Syllabus({
  course,
  done,
  current,
}: {
  course: Course;
  done: Learner['done'];
  current?: string;
}) {
  let number = 0;
  return (
    <div className="mt-3 grid gap-6">
      {course.units.map((unit) => (
        <section key={unit.id}>
          <h3 className="border-b-2 border-ink pb-1.5 text-lg">{unit.title}</h3>
          <ol>
            {unit.lessons.map((lesson) => {
              number += 1;
              const isDone = lesson.id in done;
              return (
                <li key={lesson.id}>
                  <a
                    href={`#/course/${course.id}/${lesson.id}`}
                    aria-current={lesson.id === current ? 'page' : undefined}
                    className="group flex min-h-11 items-center gap-3 py-1.5 hover:bg-shade aria-[current]:bg-mark"
                  >
                    <span className="w-6 shrink-0 text-right font-semibold tabular-nums">{number}</span>
                    <span className={isDone ? 'text-leaf' : 'text-edge'}>
                      <Icon name={isDone ? 'tick' : lesson.kind} size={18} />
                    </span>
                    <span className="leading-tight">
                      {lesson.title}
                      <span className="sr-only">
                        {`, ${kindNames[lesson.kind]}`}
                        {isDone && ', done'}
                      </span>
                    </span>
                    <span className="leader" />
                    <span className="shrink-0 pr-1 tabular-nums">
                      {lesson.minutes}
                      <span className="sr-only"> minutes</span>
                    </span>
                  </a>
                </li>
              );
            })}
          </ol>
        </section>
      ))}
    </div>
  );
}
