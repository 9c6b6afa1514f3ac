import { board, toggleSaved } from '../../data/board.ts';
import type { Job } from '../../data/types.ts';
import { daysBetween, today } from '../../lib/clock.ts';
import { ago, count, date, lakh, range } from '../../lib/format.ts';
import { regionName } from '../../lib/regions.ts';
import { medianPay, place } from '../../lib/scale.ts';
import { Icon } from '../../ui/Icon.tsx';
import { fieldColours } from '../../ui/Pay.tsx';
import { mayApply } from '../apply/check.ts';
import { matchOf } from '../pipeline/stages.ts';
import { openJobs } from '../search/filter.ts';
import { JobText } from './JobText.tsx';

/** One job in full. */
export function JobPage({ job }: { job: Job }) {
  const { jobs, employers, desk } = board.use((state) => state);
  const employer = employers.find(({ id }) => id === job.employerId);
  const saved = desk.savedJobs.includes(job.id);
  const may = mayApply(job, desk.applications, today());
  const peers = openJobs(jobs, today()).filter(({ field }) => field === job.field);
  const others = openJobs(jobs, today()).filter((it) => it.employerId === job.employerId && it.id !== job.id);
  const { has, misses } = matchOf(job, desk.profile.skills);
  return (
    <article className="page">
      <p>
        <a className="link" href="#/">
          All jobs
        </a>
      </p>
      <div className="mt-2 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div>
          <h1 className="big">{job.title}</h1>
          <p className="mt-2 text-lg text-soft">
            {employer?.name}, {job.city}, {regionName(job.region)}
          </p>
          <PayScale job={job} peers={peers} asks={desk.profile.asks} />
          <JobText job={job} />
        </div>
        <div className="grid content-start gap-6">
          <div className="box grid gap-3 p-5">
            {may === 'yes' && (
              <a className="btn" href={`#/job/${job.id}/apply`}>
                Apply
              </a>
            )}
            {may === 'done' && (
              <a className="btn" href="#/applications">
                See your application
              </a>
            )}
            {may === 'closed' && <p className="font-semibold">This job is no longer open.</p>}
            <button
              type="button"
              className="btn-line"
              aria-pressed={saved}
              onClick={() => toggleSaved(job.id)}
            >
              <Icon name="keep" size={18} solid={saved} /> {saved ? 'Kept' : 'Keep it'}
            </button>
            <dl className="mt-1 grid grid-cols-[6.5rem_1fr] gap-x-3 gap-y-1.5">
              <dt className="text-soft">Where from</dt>
              <dd>{job.mode}</dd>
              <dt className="text-soft">Contract</dt>
              <dd>{job.contract}</dd>
              <dt className="text-soft">Experience</dt>
              <dd>{job.years === 0 ? 'none asked' : count(job.years, 'year')}</dd>
              <dt className="text-soft">Posted</dt>
              <dd>{ago(daysBetween(job.posted, today()))}</dd>
              <dt className="text-soft">Apply by</dt>
              <dd>{date(job.closes, today())}</dd>
            </dl>
          </div>
          <section aria-labelledby="you">
            <h2 id="you" className="mb-2 text-xl">
              Beside your profile
            </h2>
            <ul className="grid gap-1.5">
              {has.map((skill) => (
                <li key={skill} className="flex items-center gap-2">
                  <span className="text-good">
                    <Icon name="tick" size={17} />
                  </span>
                  {skill}
                  <span className="sr-only">: you have it</span>
                </li>
              ))}
              {misses.map((skill) => (
                <li key={skill} className="flex items-center gap-2 text-soft">
                  <span className="ml-[3px] size-[11px] rounded-full border-2 border-edge" />
                  {skill}
                  <span className="sr-only">: not in your profile</span>
                </li>
              ))}
            </ul>
          </section>
          {employer && (
            <section aria-labelledby="firm">
              <h2 id="firm" className="mb-1 text-xl">
                {employer.name}
              </h2>
              <p>{employer.line}</p>
              <p className="text-soft">
                {employer.city}, {count(employer.people, 'person', 'people')}
              </p>
              {others.length > 0 && (
                <ul className="mt-3 grid gap-1.5">
                  {others.map((it) => (
                    <li key={it.id}>
                      <a className="link" href={`#/job/${it.id}`}>
                        {it.title}
                      </a>
                      , {range(it.payMin, it.payMax)}
                    </li>
                  ))}
                </ul>
              )}
            </section>
          )}
        </div>
      </div>
    </article>
  );
}

/** The pay of this job on the rule, among all jobs of its kind. */
function PayScale({ job, peers, asks }: { job: Job; peers: Job[]; asks: number }) {
  const median = medianPay(peers);
  return (
    <figure className="my-7">
      <p className="mb-3 font-head text-[clamp(1.6rem,3.4vw,2.4rem)] leading-none font-extrabold">
        {range(job.payMin, job.payMax)} a year
      </p>
      <div aria-hidden="true" className="relative h-16">
        <div className="absolute inset-x-0 bottom-0 flex h-full items-end">
          {peers.map((it) => (
            <span
              key={it.id}
              className="absolute bottom-0 h-8 border-x border-edge bg-hover opacity-60"
              style={{ left: `${place(it.payMin)}%`, width: `${place(it.payMax) - place(it.payMin)}%` }}
            />
          ))}
          <span
            className={`absolute bottom-0 h-16 ${fieldColours[job.field]}`}
            style={{
              left: `${place(job.payMin)}%`,
              width: `${Math.max(1, place(job.payMax) - place(job.payMin))}%`,
            }}
          />
        </div>
      </div>
      <div aria-hidden="true" className="rule">
        {[0, 10, 20, 30, 40].map((n) => (
          <span
            key={n}
            className="absolute bottom-0.5 pl-1 font-head font-bold"
            style={{ left: `${n * 2}%` }}
          >
            {n}
          </span>
        ))}
        {asks > 0 && (
          <span className="absolute -top-3 h-10 w-1 bg-[#d3201a]" style={{ left: `${place(asks)}%` }} />
        )}
      </div>
      <figcaption className="mt-2 text-soft">
        {median !== null &&
          `Half of the ${peers.length} open jobs in ${job.field.toLowerCase()} pay more than ${lakh(median)} lakh.`}
        {asks > 0 &&
          ` You ask for ${lakh(asks)}${asks > job.payMax ? ': more than is offered.' : asks < job.payMin ? ': less than is offered.' : ', which lies within.'}`}
      </figcaption>
    </figure>
  );
}
