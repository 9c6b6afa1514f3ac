import { type FormEvent, useState } from 'react';
import { addApplication, board, freshId } from '../../data/board.ts';
import type { Job } from '../../data/types.ts';
import { today } from '../../lib/clock.ts';
import { go } from '../../lib/router.ts';
import { announce } from '../../ui/announce.tsx';
import { Field } from '../../ui/Field.tsx';
import { Empty } from '../../ui/states.tsx';
import { Cv } from '../profile/Cv.tsx';
import { applicationOf, mayApply, missing } from './check.ts';

const longest = 1200;

/** An application: a letter, and the CV made from the profile, as the employer will see it. */
export function ApplyPage({ job }: { job: Job }) {
  const { desk, employers } = board.use((state) => state);
  const [letter, setLetter] = useState('');
  const [fault, setFault] = useState('');
  const gaps = missing(desk.profile);
  const firm = employers.find(({ id }) => id === job.employerId)?.name;
  const may = mayApply(job, desk.applications, today());
  if (may !== 'yes')
    return (
      <div className="page max-w-3xl">
        <h1 className="big mb-8">{job.title}</h1>
        <Empty title={may === 'done' ? 'You have applied already' : 'This job is no longer open'}>
          <a className="btn" href={may === 'done' ? '#/applications' : '#/'}>
            {may === 'done' ? 'See your application' : 'See open jobs'}
          </a>
        </Empty>
      </div>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (letter.trim().length < 40) return setFault('Two sentences at least: why this job?');
    if (gaps.length > 0) return;
    addApplication(applicationOf(freshId('m', desk.applications), job, desk.profile, letter, today()));
    announce('Sent. You can follow it here.');
    go('/applications');
  };
  return (
    <form noValidate onSubmit={submit} className="page">
      <p>
        <a className="link" href={`#/job/${job.id}`}>
          {job.title}
        </a>
      </p>
      <h1 className="big mt-1 mb-7">Apply at {firm}</h1>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <div className="grid content-start gap-5">
          <Field label="Why this job?" fault={fault} help={`${letter.length} of ${longest} letters`}>
            {(props) => (
              <textarea
                {...props}
                className="field min-h-56 text-lg leading-relaxed"
                maxLength={longest}
                value={letter}
                onChange={(event) => {
                  setLetter(event.target.value);
                  setFault('');
                }}
              />
            )}
          </Field>
          {gaps.length > 0 && (
            <p role="alert" className="font-medium text-bad">
              Your profile still lacks {gaps.join(', ')}.{' '}
              <a className="link" href="#/profile">
                Complete it
              </a>
            </p>
          )}
          <div className="flex flex-wrap items-center gap-4">
            <button type="submit" className="btn" disabled={gaps.length > 0}>
              Send the application
            </button>
            <a className="link" href="#/profile">
              Change the profile
            </a>
          </div>
          <p className="text-sm text-soft">
            The CV is copied as it stands now. It does not change when you change your profile later, and you
            can withdraw at any time.
          </p>
        </div>
        <div>
          <h2 className="mb-2 text-xl">Your CV, as they see it</h2>
          <Cv profile={desk.profile} match={job.skills} />
        </div>
      </div>
    </form>
  );
}
