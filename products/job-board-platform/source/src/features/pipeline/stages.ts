import type { Application, Job, Stage } from '../../data/types.ts';
import { daysBetween } from '../../lib/clock.ts';

/** Columns of the employer's board, left to right. */
export const board: Stage[] = ['received', 'reading', 'interview', 'offer', 'hired', 'declined'];

export const stageNames: Record<Stage, string> = {
  received: 'Received',
  reading: 'Being read',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

/** The application at another stage, with the day noted. Whoever has withdrawn stays so; the same stage changes nothing. */
export function moveTo(application: Application, stage: Stage, on: string): Application {
  if (application.stage === stage || application.stage === 'withdrawn') return application;
  return { ...application, stage, history: [...application.history, { stage, on }] };
}

/** One column left or right; the same at the edges. */
export function step(application: Application, by: 1 | -1, on: string): Application {
  const at = board.indexOf(application.stage);
  const next = board[at + by];
  return at < 0 || !next ? application : moveTo(application, next, on);
}

/** Days since the last change. */
export const waitsFor = (application: Application, today: string): number =>
  daysBetween(application.history.at(-1)?.on ?? today, today);

/** The skills of the job that a candidate has, and those that are missing. */
export function matchOf(job: Job, skills: string[]): { has: string[]; misses: string[] } {
  const own = new Set(skills.map((skill) => skill.toLowerCase()));
  return {
    has: job.skills.filter((skill) => own.has(skill.toLowerCase())),
    misses: job.skills.filter((skill) => !own.has(skill.toLowerCase())),
  };
}

/** How many applications ever reached each stage of the way to hiring. */
export function funnel(applications: Application[]): { stage: Stage; reached: number }[] {
  const way: Stage[] = ['received', 'reading', 'interview', 'offer', 'hired'];
  return way.map((stage, i) => ({
    stage,
    reached: applications.filter(({ history }) => history.some((it) => way.indexOf(it.stage) >= i)).length,
  }));
}
