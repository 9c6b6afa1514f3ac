import type { Course, Learner, Lesson } from '../../data/types.ts';

/** All lessons of a course, in order. */
export const lessonsOf = (course: Course): Lesson[] => course.units.flatMap((unit) => unit.lessons);

/** Minutes of all lessons together. */
export const minutesOf = (course: Course): number =>
  lessonsOf(course).reduce((sum, { minutes }) => sum + minutes, 0);

export interface Progress {
  done: number;
  total: number;
  /** 0 to 1; a course without lessons is at 0. */
  share: number;
  complete: boolean;
  /** The first lesson that is not done. */
  next: Lesson | null;
}

/** How far a learner is; lessons that the teacher has since removed do not count. */
export function progressOf(course: Course, done: Learner['done']): Progress {
  const lessons = lessonsOf(course);
  const finished = lessons.filter(({ id }) => id in done).length;
  return {
    done: finished,
    total: lessons.length,
    share: lessons.length === 0 ? 0 : finished / lessons.length,
    complete: lessons.length > 0 && finished === lessons.length,
    next: lessons.find(({ id }) => !(id in done)) ?? null,
  };
}

/** The day on which the last lesson was finished, or null while one is open. */
export function completedOn(course: Course, done: Learner['done']): string | null {
  if (!progressOf(course, done).complete) return null;
  return lessonsOf(course)
    .map(({ id }) => done[id])
    .reduce((latest, day) => (day > latest ? day : latest));
}

/** The lessons before and after one. */
export function neighbours(
  course: Course,
  lessonId: string,
): { before: Lesson | null; after: Lesson | null } {
  const lessons = lessonsOf(course);
  const at = lessons.findIndex(({ id }) => id === lessonId);
  return { before: lessons[at - 1] ?? null, after: at < 0 ? null : (lessons[at + 1] ?? null) };
}
