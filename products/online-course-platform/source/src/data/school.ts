import { today } from '../lib/clock.ts';
import { createStore } from '../lib/store.ts';
import { api } from './index.ts';
import type { Course, Learner, Note } from './types.ts';

export interface School {
  status: 'loading' | 'ready' | 'error';
  message: string;
  courses: Course[];
  learner: Learner;
  /** False after a change could not be kept. */
  saved: boolean;
}

const nobody: Learner = {
  name: '',
  enrolled: [],
  done: {},
  places: {},
  code: {},
  answers: {},
  notes: [],
  days: [],
  weeklyGoal: 2,
};

/** Everything the screens show. */
export const school = createStore<School>({
  status: 'loading',
  message: '',
  courses: [],
  learner: nobody,
  saved: true,
});

/** Fetches all; also the way out of the error. */
export async function load(): Promise<void> {
  school.set((state) => ({ ...state, status: 'loading' }));
  try {
    const [courses, learner] = await Promise.all([api.courses(), api.learner()]);
    school.set((state) => ({ ...state, status: 'ready', courses, learner, saved: true }));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    school.set((state) => ({ ...state, status: 'error', message }));
  }
}

/** Shows a change at once and keeps it; when that fails the header says so and offers to try again. */
function change(make: (learner: Learner) => Learner): void {
  school.set((state) => ({ ...state, learner: make(state.learner) }));
  void keep();
}

/** Keeps the learner as shown. */
export async function keep(): Promise<void> {
  const saved = await api.saveLearner(school.get().learner).then(
    () => true,
    () => false,
  );
  school.set((state) => ({ ...state, saved }));
}

const withToday = (learner: Learner): Learner =>
  learner.days.includes(today()) ? learner : { ...learner, days: [...learner.days, today()] };

export const enrol = (courseId: string): void =>
  change((learner) =>
    learner.enrolled.includes(courseId) ? learner : { ...learner, enrolled: [courseId, ...learner.enrolled] },
  );

/** Marks a lesson as done, or open again. */
export const setDone = (lessonId: string, done: boolean): void =>
  change((learner) => {
    const { [lessonId]: _, ...rest } = learner.done;
    return done
      ? withToday({ ...learner, done: { ...rest, [lessonId]: today() } })
      : { ...learner, done: rest };
  });

export const setPlace = (lessonId: string, seconds: number): void =>
  change((learner) => ({ ...learner, places: { ...learner.places, [lessonId]: Math.floor(seconds) } }));

export const setCode = (lessonId: string, code: string): void =>
  change((learner) => ({ ...learner, code: { ...learner.code, [lessonId]: code } }));

export const setAnswers = (lessonId: string, answers: number[]): void =>
  change((learner) => withToday({ ...learner, answers: { ...learner.answers, [lessonId]: answers } }));

/** Hands a quiz back, to be taken once more. */
export const clearAnswers = (lessonId: string): void =>
  change((learner) => {
    const { [lessonId]: _, ...answers } = learner.answers;
    return { ...learner, answers };
  });

export const addNote = (note: Omit<Note, 'id' | 'written'>): void =>
  change((learner) => {
    const taken = learner.notes.map(({ id }) => Number(id.slice(1)) || 0);
    const id = `n${Math.max(0, ...taken) + 1}`;
    return withToday({ ...learner, notes: [...learner.notes, { ...note, id, written: today() }] });
  });

export const editNote = (id: string, text: string): void =>
  change((learner) => ({
    ...learner,
    notes: learner.notes.map((note) => (note.id === id ? { ...note, text } : note)),
  }));

export const removeNote = (id: string): void =>
  change((learner) => ({ ...learner, notes: learner.notes.filter((note) => note.id !== id) }));

export const restoreNote = (note: Note): void =>
  change((learner) => ({ ...learner, notes: [...learner.notes, note] }));

export const setName = (name: string): void => change((learner) => ({ ...learner, name }));

export const setGoal = (weeklyGoal: number): void => change((learner) => ({ ...learner, weeklyGoal }));

/** Publishes a course; rejects when the school does not take it. */
export async function publish(course: Course): Promise<void> {
  const saved = await api.saveCourse({ ...course, updated: today() });
  school.set((state) => ({
    ...state,
    courses: state.courses.some(({ id }) => id === saved.id)
      ? state.courses.map((it) => (it.id === saved.id ? saved : it))
      : [...state.courses, saved],
  }));
}

/** Back to the sample. */
export async function reset(): Promise<void> {
  await api.reset();
  await load();
}
