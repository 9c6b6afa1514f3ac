import type { CohortRow, Course, Learner } from './types.ts';

/**
 * All that the application asks of a server. `local.ts` answers from the browser, `http.ts` from a real API;
 * `index.ts` chooses. Every method rejects with an Error whose message can be shown to the reader.
 */
export interface SchoolApi {
  /** Every published course with its lessons. */
  courses(): Promise<Course[]>;
  /** Creates or replaces a course. */
  saveCourse(course: Course): Promise<Course>;
  /** The learner who is signed in. */
  learner(): Promise<Learner>;
  /** Replaces what is remembered about the learner. */
  saveLearner(learner: Learner): Promise<void>;
  /** Learners of one course, for its teacher. */
  cohort(courseId: string): Promise<CohortRow[]>;
  /** Back to the sample data. */
  reset(): Promise<void>;
}
