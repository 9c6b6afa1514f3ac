import { today } from '../lib/clock.ts';
import { createStore } from '../lib/store.ts';
import { api } from './index.ts';
import type {
  Application,
  Desk,
  Employer,
  Interview,
  Job,
  Message,
  Profile,
  Stage,
  Template,
} from './types.ts';

export interface Board {
  status: 'loading' | 'ready' | 'error';
  message: string;
  jobs: Job[];
  employers: Employer[];
  desk: Desk;
  /** False after a change could not be kept. */
  saved: boolean;
}

const nobody: Profile = {
  name: '',
  headline: '',
  email: '',
  phone: '',
  city: '',
  zone: 'Asia/Kolkata',
  about: '',
  skills: [],
  years: 0,
  asks: 0,
  work: [],
  study: [],
};
const empty: Desk = {
  profile: nobody,
  savedJobs: [],
  searches: [],
  applications: [],
  interviews: [],
  templates: [],
  messages: [],
  decisions: [],
};

/** Everything the screens show. */
export const board = createStore<Board>({
  status: 'loading',
  message: '',
  jobs: [],
  employers: [],
  desk: empty,
  saved: true,
});

/** Fetches all; also the way out of the error. */
export async function load(): Promise<void> {
  board.set((state) => ({ ...state, status: 'loading' }));
  try {
    const [jobs, employers, desk] = await Promise.all([api.jobs(), api.employers(), api.desk()]);
    board.set((state) => ({ ...state, status: 'ready', jobs, employers, desk, saved: true }));
  } catch (error) {
    board.set((state) => ({
      ...state,
      status: 'error',
      message: error instanceof Error ? error.message : String(error),
    }));
  }
}

/** Keeps the desk as shown; the header says when that fails. */
export async function keep(): Promise<void> {
  const saved = await api.saveDesk(board.get().desk).then(
    () => true,
    () => false,
  );
  board.set((state) => ({ ...state, saved }));
}

/** Shows a change at once and keeps it. */
function change(make: (desk: Desk) => Desk): void {
  board.set((state) => ({ ...state, desk: make(state.desk) }));
  void keep();
}

/** A new id with a letter in front, higher than those in use. */
export function freshId(letter: string, taken: { id: string }[]): string {
  const numbers = taken.map(({ id }) => (id.startsWith(letter) ? Number(id.slice(letter.length)) || 0 : 0));
  return `${letter}${Math.max(100, ...numbers) + 1}`;
}

export const setProfile = (profile: Profile): void => change((desk) => ({ ...desk, profile }));

export const toggleSaved = (jobId: string): void =>
  change((desk) => ({
    ...desk,
    savedJobs: desk.savedJobs.includes(jobId)
      ? desk.savedJobs.filter((id) => id !== jobId)
      : [jobId, ...desk.savedJobs],
  }));

export const saveSearch = (name: string, query: string): void =>
  change((desk) => ({
    ...desk,
    searches: [{ id: freshId('s', desk.searches), name, query, saved: today() }, ...desk.searches],
  }));

export const removeSearch = (id: string): void =>
  change((desk) => ({ ...desk, searches: desk.searches.filter((it) => it.id !== id) }));

export const addApplication = (application: Application): void =>
  change((desk) => ({ ...desk, applications: [...desk.applications, application] }));

export const setApplication = (application: Application): void =>
  change((desk) => ({
    ...desk,
    applications: desk.applications.map((it) => (it.id === application.id ? application : it)),
  }));

export const withdraw = (id: string): void =>
  change((desk) => ({
    ...desk,
    applications: desk.applications.map((it) =>
      it.id === id
        ? {
            ...it,
            stage: 'withdrawn' as Stage,
            history: [...it.history, { stage: 'withdrawn' as Stage, on: today() }],
          }
        : it,
    ),
    interviews: desk.interviews.filter(({ applicationId }) => applicationId !== id),
  }));

/** Books an interview, or moves it when its id is known. */
export const book = (interview: Interview): void =>
  change((desk) => ({
    ...desk,
    interviews: [...desk.interviews.filter(({ id }) => id !== interview.id), interview],
  }));

export const cancelInterview = (id: string): void =>
  change((desk) => ({ ...desk, interviews: desk.interviews.filter((it) => it.id !== id) }));

export const setTemplate = (template: Template): void =>
  change((desk) => ({
    ...desk,
    templates: desk.templates.some(({ id }) => id === template.id)
      ? desk.templates.map((it) => (it.id === template.id ? template : it))
      : [...desk.templates, template],
  }));

export const removeTemplate = (id: string): void =>
  change((desk) => ({ ...desk, templates: desk.templates.filter((it) => it.id !== id) }));

export const send = (message: Omit<Message, 'id' | 'sent'>): void =>
  change((desk) => ({
    ...desk,
    messages: [{ ...message, id: freshId('m', desk.messages), sent: today() }, ...desk.messages],
  }));

/** Saves a job; rejects when the board does not take it. */
export async function saveJob(job: Job): Promise<void> {
  const saved = await api.saveJob(job);
  board.set((state) => ({
    ...state,
    jobs: state.jobs.some(({ id }) => id === saved.id)
      ? state.jobs.map((it) => (it.id === saved.id ? saved : it))
      : [saved, ...state.jobs],
  }));
}

/** What a moderator decides about a job: it opens, or is refused with a reason. */
export async function decide(job: Job, reason: string | null): Promise<void> {
  await saveJob({
    ...job,
    status: reason === null ? 'open' : 'refused',
    reason: reason ?? '',
    posted: today(),
  });
  const what = reason === null ? 'Opened' : `Refused: ${reason}`;
  change((desk) => ({
    ...desk,
    decisions: [{ jobId: job.id, title: job.title, what, on: today() }, ...desk.decisions],
  }));
}

/** Back to the sample. */
export async function reset(): Promise<void> {
  await api.reset();
  await load();
}
