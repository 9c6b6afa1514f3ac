import { type KeyboardEvent, useState } from 'react';
import { board, decide } from '../../data/board.ts';
import type { Job } from '../../data/types.ts';
import { today } from '../../lib/clock.ts';
import { count, date } from '../../lib/format.ts';
import { announce } from '../../ui/announce.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Pay } from '../../ui/Pay.tsx';
import { Empty } from '../../ui/states.tsx';
import { JobText } from '../job/JobText.tsx';
import { findingsOf } from './checks.ts';

/** Everything that waits to be shown, with what the board itself has noticed. */
export function ModeratePage() {
  const { jobs, employers, desk } = board.use((state) => state);
  const queue = jobs.filter(({ status }) => status === 'review');
  const [id, setId] = useState('');
  const job = queue.find((it) => it.id === id) ?? queue[0];
  const keys = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLTextAreaElement) return;
    const at = queue.indexOf(job);
    const next = event.key === 'j' ? queue[at + 1] : event.key === 'k' ? queue[at - 1] : undefined;
    if (next) setId(next.id);
  };
  return (
    <div className="page" onKeyDown={keys}>
      <h1 className="big">Moderation</h1>
      <p className="mt-1 mb-7 text-lg text-soft">
        {queue.length ? `${count(queue.length, 'job')} to read.` : 'Everything has been read.'}
      </p>
      {!job ? (
        <Empty title="Nothing waits">
          <p>What employers send appears here before anybody else sees it.</p>
        </Empty>
      ) : (
        <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[19rem_minmax(0,1fr)]">
          <ul className="grid content-start gap-2">
            {queue.map((it) => {
              const findings = findingsOf(it);
              return (
                <li key={it.id}>
                  <button
                    type="button"
                    aria-pressed={it === job}
                    onClick={() => setId(it.id)}
                    className="block w-full rounded-lg border-[1.5px] border-line p-3 text-left hover:border-ink aria-pressed:border-ink aria-pressed:bg-rule aria-pressed:text-on-rule"
                  >
                    <span className="block font-head text-lg leading-tight font-bold">{it.title}</span>
                    <span className="block text-sm">
                      {employers.find(({ id: e }) => e === it.employerId)?.name}
                    </span>
                    <span className="mt-1 block text-sm font-semibold">
                      {findings.length ? count(findings.length, 'finding') : 'no findings'}
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
          <Reading key={job.id} job={job} />
        </div>
      )}
      {desk.decisions.length > 0 && (
        <section aria-labelledby="decided" className="mt-12">
          <h2 id="decided" className="mb-2 text-2xl">
            Decided
          </h2>
          <ul>
            {desk.decisions.map((it) => (
              <li
                key={`${it.jobId}-${it.what}-${it.on}`}
                className="flex flex-wrap gap-x-4 border-t border-line py-2"
              >
                <span className="w-16 text-soft">{date(it.on, today())}</span>
                <span className="font-semibold">{it.title}</span>
                <span>{it.what}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Reading({ job }: { job: Job }) {
  const findings = findingsOf(job);
  const [reason, setReason] = useState(() =>
    findings
      .filter(({ weight }) => weight === 'stop')
      .map(({ what }) => what)
      .join(' '),
  );
  const [fault, setFault] = useState('');
  const settle = async (because: string | null) => {
    if (because !== null && because.trim().length < 10)
      return setFault('Say why, so that the employer can mend it.');
    try {
      await decide(job, because?.trim() ?? null);
      announce(because === null ? `${job.title} is open.` : `${job.title} goes back.`);
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <article className="grid gap-6">
      <div>
        <h2 className="text-3xl">{job.title}</h2>
        <p className="mt-1 text-soft">
          {job.city}, {job.mode}, {job.contract}
        </p>
      </div>
      {findings.length > 0 && (
        <ul className="grid gap-2 rounded-xl border-2 border-bad p-4">
          {findings.map(({ what, weight }) => (
            <li
              key={what}
              className={`flex items-center gap-2.5 font-medium ${weight === 'stop' ? 'text-bad' : ''}`}
            >
              <Icon name="look" size={19} /> {what}
              <span className="text-sm font-normal">
                {weight === 'stop' ? 'Not allowed' : 'For you to judge'}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Pay min={job.payMin} max={job.payMax} field={job.field} />
      <JobText job={job} />
      <div className="box grid gap-3 p-5">
        <Field label="If it goes back: why" fault={fault}>
          {(props) => (
            <textarea
              {...props}
              className="field min-h-16"
              value={reason}
              onChange={(event) => {
                setReason(event.target.value);
                setFault('');
              }}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            className="btn"
            disabled={findings.some(({ weight }) => weight === 'stop')}
            onClick={() => settle(null)}
          >
            <Icon name="tick" size={18} /> Open it
          </button>
          <button type="button" className="btn-line min-h-11" onClick={() => settle(reason)}>
            Send it back
          </button>
        </div>
        <p className="text-sm text-soft">
          What is not allowed can not be opened. Keys: J and K go to the next and the one before.
        </p>
      </div>
    </article>
  );
}
