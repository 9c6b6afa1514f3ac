import type { Desk, Employer, Job } from './types.ts';

/**
 * All that the application asks of a server. `local.ts` answers from the browser, `http.ts` from a real API;
 * `index.ts` chooses. Every method rejects with an Error whose message can be shown.
 */
export interface BoardApi {
  /** All jobs the visitor may see: open ones, and their own. */
  jobs(): Promise<Job[]>;
  employers(): Promise<Employer[]>;
  /** Creates or replaces a job. */
  saveJob(job: Job): Promise<Job>;
  /** What belongs to the visitor: profile, applications, interviews, templates. */
  desk(): Promise<Desk>;
  saveDesk(desk: Desk): Promise<void>;
  /** Back to the sample data. */
  reset(): Promise<void>;
}
