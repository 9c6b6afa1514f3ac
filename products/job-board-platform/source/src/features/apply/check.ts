import type { Application, Job, Profile } from '../../data/types.ts';

/** What a CV still needs before it can be sent, in words. */
export function missing(profile: Profile): string[] {
  const gaps: string[] = [];
  if (!profile.name.trim()) gaps.push('your name');
  if (!/^\S+@\S+\.\S+$/.test(profile.email)) gaps.push('an e-mail address');
  if (!profile.headline.trim()) gaps.push('a line that says what you do');
  if (profile.skills.length === 0) gaps.push('at least one skill');
  if (profile.work.length + profile.study.length === 0) gaps.push('work or study');
  return gaps;
}

/** Whether one may apply: open, not closed, and not applied already (a withdrawn application may be followed by another). */
export function mayApply(job: Job, applications: Application[], today: string): 'yes' | 'closed' | 'done' {
  if (applications.some((it) => it.jobId === job.id && it.candidateId === 'me' && it.stage !== 'withdrawn'))
    return 'done';
  return job.status === 'open' && job.closes >= today ? 'yes' : 'closed';
}

/** The application as it is sent, with a copy of the profile: later changes to the profile do not alter it. */
export function applicationOf(
  id: string,
  job: Job,
  profile: Profile,
  letter: string,
  today: string,
): Application {
  return {
    id,
    jobId: job.id,
    candidateId: 'me',
    cv: structuredClone(profile),
    letter: letter.trim(),
    stage: 'received',
    history: [{ stage: 'received', on: today }],
    note: '',
  };
}
