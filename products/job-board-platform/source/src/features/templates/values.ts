import type { Application, Interview, Job } from '../../data/types.ts';
import { date, range } from '../../lib/format.ts';
import { clockAt, timeIn } from '../../lib/zones.ts';
import type { Values } from './fill.ts';

/** What the placeholders of a template stand for, for one candidate; times are the candidate's own. */
export function valuesOf(application: Application, job: Job, company: string, interview?: Interview): Values {
  const { name, zone } = application.cv;
  const start = interview ? Date.parse(interview.start) : 0;
  return {
    name,
    'first name': name.split(' ')[0],
    job: job.title,
    company,
    pay: range(job.payMin, job.payMax),
    ...(interview && {
      interview: `${date(clockAt(start, zone).day)}, ${timeIn(start, zone)}`,
      minutes: String(interview.minutes),
    }),
  };
}
