import type { Box } from '../lib/storage.ts';
import type { BoardApi } from './api.ts';
import { sampleDesk } from './sample/desk.ts';
import { employers } from './sample/employers.ts';
import { sampleJobs } from './sample/jobs.ts';
import type { Job } from './types.ts';

/** How the local board answers: at once, after a while, or not at all. The footer's switch sets it. */
export type Behaviour = 'normal' | 'slow' | 'failing';

/** A job board inside the browser: the sample with whatever was changed on top. */
export function localApi(box: Box, behaviour: () => Behaviour = () => 'normal', wait = 1500): BoardApi {
  async function answer<T>(make: () => T): Promise<T> {
    const how = behaviour();
    if (how !== 'normal') await new Promise((done) => setTimeout(done, wait));
    if (how === 'failing') throw new Error('The board did not answer.');
    return make();
  }
  const changed = () => box.read<Record<string, Job>>('jobs', {});
  return {
    jobs: () =>
      answer(() => {
        const own = changed();
        const known = new Set(sampleJobs.map(({ id }) => id));
        return [
          ...Object.values(own).filter(({ id }) => !known.has(id)),
          ...sampleJobs.map((job) => own[job.id] ?? job),
        ];
      }),
    employers: () => answer(() => employers),
    saveJob: (job) =>
      answer(() => {
        box.write('jobs', { ...changed(), [job.id]: job });
        return job;
      }),
    desk: () => answer(() => box.read('desk', sampleDesk)),
    saveDesk: (desk) => answer(() => box.write('desk', desk)),
    reset: () => answer(() => box.clear()),
  };
}
