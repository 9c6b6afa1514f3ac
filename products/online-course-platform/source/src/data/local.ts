import type { Box } from '../lib/storage.ts';
import type { SchoolApi } from './api.ts';
import { sampleCohort } from './sample/cohort.ts';
import { sampleCourses } from './sample/courses.ts';
import { sampleLearner } from './sample/learner.ts';
import type { Course } from './types.ts';

/** How the local school answers: at once, after a while, or not at all. The footer's switch sets it. */
export type Behaviour = 'normal' | 'slow' | 'failing';

/** A school inside the browser: the sample courses with whatever was changed on top. */
export function localApi(box: Box, behaviour: () => Behaviour = () => 'normal'): SchoolApi {
  async function answer<T>(make: () => T): Promise<T> {
    const how = behaviour();
    if (how !== 'normal') await new Promise((done) => setTimeout(done, 1500));
    if (how === 'failing') throw new Error('The school did not answer.');
    return make();
  }
  const changed = () => box.read<Record<string, Course>>('courses', {});
  const all = (): Course[] => {
    const own = changed();
    const known = sampleCourses.map((course) => own[course.id] ?? course);
    const added = Object.values(own).filter(({ id }) => !sampleCourses.some((course) => course.id === id));
    return [...known, ...added];
  };
  return {
    courses: () => answer(all),
    saveCourse: (course) =>
      answer(() => {
        box.write('courses', { ...changed(), [course.id]: course });
        return course;
      }),
    learner: () => answer(() => box.read('learner', sampleLearner)),
    saveLearner: (learner) => answer(() => box.write('learner', learner)),
    cohort: (courseId) =>
      answer(() => {
        const course = all().find(({ id }) => id === courseId);
        return course ? sampleCohort(course) : [];
      }),
    reset: () => answer(() => box.clear()),
  };
}
