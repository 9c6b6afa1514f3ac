import { board, withdraw } from '../../data/board.ts';
import type { Application, Stage } from '../../data/types.ts';
import { today } from '../../lib/clock.ts';
import { date } from '../../lib/format.ts';
import { clockAt, timeIn, zoneName } from '../../lib/zones.ts';
import { announce } from '../../ui/announce.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Pay } from '../../ui/Pay.tsx';
import { Empty } from '../../ui/states.tsx';
import { stageNames } from '../pipeline/stages.ts';

const way: Stage[] = ['received', 'reading', 'interview', 'offer', 'hired'];

/** Where each of the seeker's applications stands. */
export function ApplicationsPage() {
  const { jobs, employers, desk } = board.use((state) => state);
  const mine = desk.applications
    .filter(({ candidateId }) => candidateId === 'me')
    .sort((a, b) => (b.history.at(-1)?.on ?? '').localeCompare(a.history.at(-1)?.on ?? ''));
  return (
    <div className="page max-w-5xl">
      <h1 className="big mb-8">Applications</h1>
      {mine.length === 0 ? (
        <Empty title="Nothing sent yet">
          <a className="btn" href="#/">
            Look for a job
          </a>
        </Empty>
      ) : (
        <ul className="grid gap-6">
          {mine.map((application) => {
            const job = jobs.find(({ id }) => id === application.jobId);
            const talk = desk.interviews.find(({ applicationId }) => applicationId === application.id);
            const closed =
              application.stage === 'withdrawn' ||
              application.stage === 'declined' ||
              application.stage === 'hired';
            if (!job) return null;
            return (
              <li key={application.id} className="box p-5 sm:p-6">
                <div className="grid items-center gap-x-8 gap-y-2 md:grid-cols-[1fr_22rem]">
                  <div>
                    <h2 className="text-2xl">
                      <a className="hover:underline" href={`#/job/${job.id}`}>
                        {job.title}
                      </a>
                    </h2>
                    <p className="text-soft">{employers.find(({ id }) => id === job.employerId)?.name}</p>
                  </div>
                  <Pay
                    min={job.payMin}
                    max={job.payMax}
                    field={job.field}
                    mark={application.cv.asks}
                    tall={false}
                  />
                </div>
                <Timeline application={application} />
                {talk && (
                  <p className="mt-4 flex items-center gap-2 rounded-lg bg-rule px-3 py-2 font-semibold text-on-rule">
                    <Icon name="clock" /> Interview on{' '}
                    {date(clockAt(Date.parse(talk.start), desk.profile.zone).day)} at{' '}
                    {timeIn(Date.parse(talk.start), desk.profile.zone)}, {zoneName(desk.profile.zone)} time
                  </p>
                )}
                <details className="mt-4">
                  <summary className="min-h-7 font-semibold">Your letter</summary>
                  <p className="mt-1 max-w-2xl whitespace-pre-line">{application.letter}</p>
                </details>
                {!closed && (
                  <button
                    type="button"
                    className="btn-line mt-3"
                    onClick={() => {
                      withdraw(application.id);
                      announce(`The application as ${job.title} is withdrawn.`);
                    }}
                  >
                    Withdraw<span className="sr-only"> the application as {job.title}</span>
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

/** The way of an application on a rule of five marks. */
function Timeline({ application }: { application: Application }) {
  const reached = (stage: Stage) => application.history.find((it) => it.stage === stage);
  const end =
    application.stage === 'declined' || application.stage === 'withdrawn'
      ? application.history.at(-1)
      : undefined;
  const furthest = Math.max(...way.map((stage, i) => (reached(stage) ? i : 0)));
  return (
    <ol className="relative mt-6 grid gap-2 sm:grid-cols-5 sm:gap-0" aria-label="Status">
      <li aria-hidden="true" className="absolute inset-x-0 top-[9px] hidden h-1.5 bg-line sm:block" />
      <li
        aria-hidden="true"
        className={`absolute top-[9px] left-0 hidden h-1.5 sm:block ${end ? 'bg-edge' : 'bg-rule'}`}
        style={{ width: `${furthest * 20 + 4}%` }}
      />
      {way.map((stage, i) => {
        const step = reached(stage);
        const isLast = i === furthest;
        return (
          <li
            key={stage}
            className="relative flex items-center gap-3 sm:block sm:pr-2"
            aria-current={isLast && !end ? 'step' : undefined}
          >
            <span
              className={`block size-6 shrink-0 rounded-full border-[3px] ${step ? (isLast && !end ? 'border-ink bg-rule' : 'border-ink bg-ink') : 'border-edge bg-ground'}`}
            />
            <span className={`block text-sm leading-tight sm:mt-1.5 ${step ? 'font-semibold' : 'text-soft'}`}>
              {stageNames[stage]}
              {!step && <span className="sr-only">: not reached</span>}
            </span>
            {step && <span className="block text-sm text-soft">{date(step.on, today())}</span>}
            {isLast && end && (
              <span className="block text-sm leading-tight font-semibold text-bad sm:mt-1">
                {stageNames[end.stage]}, {date(end.on, today())}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
