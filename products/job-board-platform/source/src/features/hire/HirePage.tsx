import { board } from '../../data/board.ts';
import { demoEmployer } from '../../data/sample/employers.ts';
import type { Job, JobStatus } from '../../data/types.ts';
import { today } from '../../lib/clock.ts';
import { count, date } from '../../lib/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Pay } from '../../ui/Pay.tsx';
import { Empty } from '../../ui/states.tsx';
import { funnel, stageNames, waitsFor } from '../pipeline/stages.ts';

const statusNames: Record<JobStatus, string> = {
  draft: 'Draft',
  review: 'Being checked',
  open: 'Open',
  closed: 'Closed',
  refused: 'Sent back',
};

/** The employer's jobs, and where their candidates are. */
export function HirePage() {
  const { jobs, employers, desk } = board.use((state) => state);
  const own = jobs.filter(({ employerId }) => employerId === demoEmployer);
  const waiting = desk.applications.filter(
    (it) => own.some(({ id }) => id === it.jobId) && it.stage === 'received',
  );
  return (
    <div className="page">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="big">{employers.find(({ id }) => id === demoEmployer)?.name}</h1>
          <p className="mt-1 text-lg text-soft">
            {waiting.length
              ? `${count(waiting.length, 'application')} not read yet, the oldest for ${count(Math.max(...waiting.map((it) => waitsFor(it, today()))), 'day')}.`
              : 'Every application has been read.'}
          </p>
        </div>
        <a className="btn" href="#/hire/post/new">
          <Icon name="plus" size={18} /> Post a job
        </a>
      </div>
      {own.length === 0 ? (
        <div className="mt-8">
          <Empty title="No job yet" />
        </div>
      ) : (
        <ul className="mt-8 grid gap-4">
          {own.map((job) => (
            <HireRow key={job.id} job={job} />
          ))}
        </ul>
      )}
    </div>
  );
}

function HireRow({ job }: { job: Job }) {
  const applications = board.use((state) => state.desk.applications).filter(({ jobId }) => jobId === job.id);
  const steps = funnel(applications);
  return (
    <li className="box grid items-center gap-x-8 gap-y-3 p-4 sm:p-5 lg:grid-cols-[17rem_minmax(0,1fr)_auto]">
      <div>
        <h2 className="text-xl">{job.title}</h2>
        <p className="text-sm text-soft">
          {statusNames[job.status]}
          {job.status === 'open' && `, until ${date(job.closes, today())}`}
        </p>
        {job.reason && <p className="mt-1 text-sm font-medium text-bad">{job.reason}</p>}
      </div>
      {job.status === 'open' ? (
        <dl className="grid grid-cols-5 gap-1">
          {steps.map(({ stage, reached }) => (
            <div key={stage} className="flex flex-col">
              <dt className="order-2 truncate text-xs text-soft">{stageNames[stage]}</dt>
              <dd className="flex h-9 items-end gap-1.5 font-head text-lg leading-none font-bold tabular-nums">
                <span
                  aria-hidden="true"
                  className="w-3 bg-rule"
                  style={{ height: `${Math.max(6, (reached / Math.max(1, steps[0].reached)) * 100)}%` }}
                />
                {reached}
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <Pay min={job.payMin} max={job.payMax} field={job.field} />
      )}
      <div className="flex flex-wrap gap-2">
        {applications.length > 0 && (
          <a className="btn-line" href={`#/hire/${job.id}`}>
            Candidates<span className="sr-only"> as {job.title}</span>
          </a>
        )}
        <a className="btn-line" href={`#/hire/post/${job.id}`}>
          Edit<span className="sr-only"> {job.title}</span>
        </a>
      </div>
    </li>
  );
}
