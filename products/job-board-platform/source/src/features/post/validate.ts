import type { Job } from '../../data/types.ts';
import { daysBetween } from '../../lib/clock.ts';
import { regions } from '../../lib/regions.ts';

export type Faults = Partial<Record<keyof Job, string>>;

/** What keeps a job from being sent to moderation, field by field, in words for its author. */
export function faultsOf(job: Job, today: string): Faults {
  const faults: Faults = {};
  const title = job.title.trim();
  if (title.length < 4) faults.title = 'Say what the job is called, in at least 4 letters.';
  else if (title.length > 70) faults.title = 'At most 70 letters fit on a row.';
  else if (title === title.toUpperCase()) faults.title = 'Please not all in capitals.';
  if (job.city.trim() === '') faults.city = 'Name the town.';
  if (!regions.some(({ code }) => code === job.region)) faults.region = 'Choose the state.';
  if (!(job.payMin > 0)) faults.payMin = 'Every job here says what it pays.';
  else if (job.payMin > 20_000_000) faults.payMin = 'That is above 200 lakh. Are these rupees?';
  if (!(job.payMax > 0)) faults.payMax = 'Give the top of the range too.';
  else if (job.payMax < job.payMin) faults.payMax = 'The top lies below the foot.';
  else if (job.payMax > job.payMin * 2.5)
    faults.payMax = 'At most two and a half times the foot; post two jobs instead.';
  if (!(job.years >= 0 && job.years <= 40)) faults.years = 'Between 0 and 40 years.';
  if (job.skills.length === 0) faults.skills = 'Name at least one skill.';
  else if (job.skills.length > 8)
    faults.skills = 'At most eight. Which of them can not be learnt in a month?';
  if (job.about.trim().length < 60)
    faults.about = `Two or three sentences; ${60 - job.about.trim().length} letters are missing.`;
  if (job.tasks.filter((task) => task.trim()).length < 3) faults.tasks = 'Three tasks at least, one a line.';
  const open = daysBetween(today, job.closes);
  if (!job.closes || Number.isNaN(open)) faults.closes = 'Until when may people apply?';
  else if (open < 7) faults.closes = 'Leave at least a week.';
  else if (open > 90) faults.closes = 'At most ninety days; it can be posted again.';
  return faults;
}
