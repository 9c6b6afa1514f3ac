import type { Course } from '../../data/types.ts';
import { count, duration, price } from '../../lib/format.ts';
import { lessonsOf, minutesOf } from '../course/progress.ts';
import { Cover } from './Cover.tsx';
import { printOf } from './covers.tsx';

interface Props {
  course: Course;
  number: number;
  /** 0 to 1 where the course has been begun. */
  share: number | null;
  /** Turned with its spine to the room: does not fit the filter. */
  turned: boolean;
}

/** One paperback on the shelf. */
export function Book({ course, number, share, turned }: Props) {
  const { paper, ink } = printOf(course.id, course.title);
  const state =
    share === null ? '' : share === 1 ? ', finished' : `, ${Math.round(share * 100)} per cent read`;
  return (
    <li className={turned ? 'is-spine' : undefined}>
      <a href={`#/course/${course.id}`} className="block" title={turned ? course.title : undefined}>
        <span className="book" style={{ background: paper }}>
          <Cover course={course} number={number} />
          <span className="spine" style={{ color: ink }} aria-hidden="true">
            {course.title}
          </span>
          {share !== null && <span className="ribbon" style={{ height: `${16 + share * 72}%` }} />}
        </span>
        <span className="sr-only">
          {course.title}
          {state}
          {turned && ' (does not fit the filter)'}
        </span>
        {!turned && (
          <span className="block pt-3.5 text-sm leading-tight">
            <span className="flex justify-between gap-2 font-semibold">
              <span>{course.subject}</span>
              <span className={course.price === 0 ? 'text-leaf' : ''}>{price(course.price)}</span>
            </span>
            <span className="mt-0.5 block text-soft">
              {count(lessonsOf(course).length, 'lesson')}, {duration(minutesOf(course))}
            </span>
          </span>
        )}
      </a>
    </li>
  );
}
