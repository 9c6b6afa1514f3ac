import { type FormEvent, useState } from 'react';
import { board, freshId, saveJob } from '../../data/board.ts';
import { demoEmployer } from '../../data/sample/employers.ts';
import type { Job } from '../../data/types.ts';
import { addDays, today } from '../../lib/clock.ts';
import { count } from '../../lib/format.ts';
import { go } from '../../lib/router.ts';
import { announce } from '../../ui/announce.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Pay } from '../../ui/Pay.tsx';
import { JobText } from '../job/JobText.tsx';
import { findingsOf } from '../moderate/checks.ts';
import { JobFields } from './JobFields.tsx';
import { faultsOf } from './validate.ts';

const blank: Job = {
  id: '',
  employerId: demoEmployer,
  title: '',
  field: 'Engineering',
  region: '',
  city: '',
  mode: 'Hybrid',
  contract: 'Permanent',
  payMin: 0,
  payMax: 0,
  years: 0,
  skills: [],
  about: '',
  tasks: [],
  posted: '',
  closes: '',
  status: 'draft',
  reason: '',
};

/** A job is written, with the page it becomes beside it, and sent to moderation. */
export function PostPage({ job }: { job: Job | null }) {
  const jobs = board.use((state) => state.jobs);
  const [draft, setDraft] = useState<Job>(
    () => job ?? { ...blank, id: freshId('j', jobs), closes: addDays(today(), 30), posted: today() },
  );
  const [shown, setShown] = useState(false);
  const [failed, setFailed] = useState('');
  const faults = faultsOf(draft, today());
  const findings = findingsOf(draft);
  const keepAs = async (status: Job['status'], words: string) => {
    setFailed('');
    try {
      await saveJob({ ...draft, status, reason: '' });
      announce(words);
      go('/hire');
    } catch (error) {
      setFailed(error instanceof Error ? error.message : String(error));
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setShown(true);
    if (Object.keys(faults).length > 0) {
      const form = event.currentTarget;
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    void keepAs('review', 'Sent. It opens when moderation has read it.');
  };
  return (
    <form noValidate onSubmit={submit} className="page">
      <p>
        <a className="link" href="#/hire">
          Your jobs
        </a>
      </p>
      <h1 className="big mt-1 mb-7">{job ? `Edit ${job.title}` : 'Post a job'}</h1>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <div className="grid content-start gap-5">
          <JobFields draft={draft} change={setDraft} faults={shown ? faults : {}} />
          {shown && Object.keys(faults).length > 0 && (
            <p role="alert" className="font-semibold text-bad">
              {count(Object.keys(faults).length, 'field')} above still{' '}
              {Object.keys(faults).length === 1 ? 'needs' : 'need'} you.
            </p>
          )}
          {failed && (
            <p role="alert" className="font-semibold text-bad">
              {failed} Nothing is lost; try again.
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            <button type="submit" className="btn">
              Send to moderation
            </button>
            <button
              type="button"
              className="btn-line min-h-11"
              onClick={() => keepAs('draft', 'Kept as a draft.')}
            >
              Keep as a draft
            </button>
          </div>
        </div>
        <div className="self-start lg:sticky lg:top-20">
          <h2 id="preview" className="mb-2 text-xl">
            As seekers will see it
          </h2>
          <div
            className="box max-h-[calc(100vh-9rem)] overflow-y-auto p-5 sm:p-7"
            tabIndex={0}
            role="region"
            aria-labelledby="preview"
          >
            <p className="font-head text-3xl leading-none font-extrabold">{draft.title || 'The title'}</p>
            <p className="mt-2 text-soft">
              {[draft.city, draft.mode, draft.contract].filter(Boolean).join(', ')}
            </p>
            <div className="my-4">
              {draft.payMin > 0 && draft.payMax >= draft.payMin ? (
                <Pay min={draft.payMin} max={draft.payMax} field={draft.field} />
              ) : (
                <p className="text-soft">The pay will lie here on the rule.</p>
              )}
            </div>
            <JobText job={draft} />
          </div>
          {findings.length > 0 && (
            <ul className="mt-4 grid gap-2" aria-label="What moderation will see">
              {findings.map(({ what, weight }) => (
                <li
                  key={what}
                  className={`flex items-center gap-2 font-medium ${weight === 'stop' ? 'text-bad' : ''}`}
                >
                  <Icon name="look" size={18} /> {what}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </form>
  );
}
