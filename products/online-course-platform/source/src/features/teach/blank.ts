import type { Course, Lesson, LessonKind } from '../../data/types.ts';
import { lessonsOf } from '../course/progress.ts';

/** A new lesson to start from; its id is one that the course does not have. */
export function blankLesson(kind: LessonKind, course: Course): Lesson {
  const taken = new Set(lessonsOf(course).map(({ id }) => id));
  let n = 1;
  while (taken.has(`${course.id}-new-${n}`)) n += 1;
  const base = { id: `${course.id}-new-${n}`, title: '', minutes: 5 };
  switch (kind) {
    case 'read':
      return { ...base, kind, body: [{ type: 'text', text: '' }] };
    case 'film':
      return {
        ...base,
        kind,
        film: 'interference',
        length: 30,
        cues: [{ at: 0, text: 'What is said from the first second on.' }],
      };
    case 'code':
      return {
        ...base,
        kind,
        task: 'Write a function that returns the sum of two numbers.',
        functionName: 'add',
        starter: 'function add(a, b) {\n\n}',
        hint: 'return a + b',
        cases: [{ args: [2, 3], expected: 5 }],
      };
    case 'quiz':
      return {
        ...base,
        kind,
        questions: [
          {
            ask: 'Two and two?',
            options: [
              { text: 'Four', why: 'Count them.' },
              { text: 'Five', why: 'One too many.' },
            ],
            right: 0,
          },
        ],
      };
  }
}
