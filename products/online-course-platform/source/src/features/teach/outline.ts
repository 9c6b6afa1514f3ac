import type { Course, Lesson, Unit } from '../../data/types.ts';

/** Where a lesson stands: the unit's and its own index. */
export interface Place {
  unit: number;
  index: number;
}

/** The place of a lesson, or null. */
export function placeOf(units: Unit[], lessonId: string): Place | null {
  for (const [unit, { lessons }] of units.entries()) {
    const index = lessons.findIndex(({ id }) => id === lessonId);
    if (index >= 0) return { unit, index };
  }
  return null;
}

/** Moves a lesson so that it stands at `to`, counted after it was taken out; places outside are drawn to the edge. */
export function moveLesson(units: Unit[], lessonId: string, to: Place): Unit[] {
  const from = placeOf(units, lessonId);
  if (!from) return units;
  const lesson = units[from.unit].lessons[from.index];
  const without = units.map((unit) => ({
    ...unit,
    lessons: unit.lessons.filter(({ id }) => id !== lessonId),
  }));
  const unit = without[Math.max(0, Math.min(to.unit, without.length - 1))];
  unit.lessons.splice(Math.max(0, Math.min(to.index, unit.lessons.length)), 0, lesson);
  return without;
}

/** One step up or down; over the edge of a unit into the next one. Unchanged at the very ends. */
export function stepLesson(units: Unit[], lessonId: string, step: 1 | -1): Unit[] {
  const from = placeOf(units, lessonId);
  if (!from) return units;
  const index = from.index + step;
  if (index >= 0 && index < units[from.unit].lessons.length)
    return moveLesson(units, lessonId, { ...from, index });
  const neighbour = units[from.unit + step];
  if (!neighbour) return units;
  return moveLesson(units, lessonId, {
    unit: from.unit + step,
    index: step === 1 ? 0 : neighbour.lessons.length,
  });
}

/** Changes one lesson. */
export const editLesson = (units: Unit[], lessonId: string, change: (lesson: Lesson) => Lesson): Unit[] =>
  units.map((unit) => ({
    ...unit,
    lessons: unit.lessons.map((it) => (it.id === lessonId ? change(it) : it)),
  }));

/** Takes one lesson out. */
export const removeLesson = (units: Unit[], lessonId: string): Unit[] =>
  units.map((unit) => ({ ...unit, lessons: unit.lessons.filter(({ id }) => id !== lessonId) }));

/** What keeps a course from being published, in words for its teacher. */
export function faultsOf(course: Course): string[] {
  const faults: string[] = [];
  if (course.title.trim() === '') faults.push('The course has no title.');
  if (course.title.length > 60)
    faults.push('The title is longer than 60 characters and will not fit on the cover.');
  if (!Number.isInteger(course.price) || course.price < 0)
    faults.push('The price must be a whole number of rupees, 0 for free.');
  for (const unit of course.units) {
    if (unit.title.trim() === '') faults.push('A part has no title.');
    if (unit.lessons.length === 0) faults.push(`The part “${unit.title}” has no lessons.`);
    for (const lesson of unit.lessons) {
      const name = lesson.title.trim() || 'a lesson without a title';
      if (lesson.title.trim() === '') faults.push(`In “${unit.title}” a lesson has no title.`);
      if (!(lesson.minutes >= 1 && lesson.minutes <= 180))
        faults.push(`“${name}” must take between 1 and 180 minutes.`);
      if (lesson.kind === 'read' && !lesson.body.some(({ text }) => text.trim()))
        faults.push(`“${name}” has no text yet.`);
    }
  }
  return faults;
}
