import type { ReactNode } from 'react';
import { board, setApplication } from '../../data/board.ts';
import type { Application, Job } from '../../data/types.ts';
import { today } from '../../lib/clock.ts';
import { count, lakh } from '../../lib/format.ts';
import { useAddress } from '../../lib/router.ts';
import { offsetAt, zoneName } from '../../lib/zones.ts';
import { announce } from '../../ui/announce.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Pay } from '../../ui/Pay.tsx';
import { Empty } from '../../ui/states.tsx';
import { matchOf, moveTo, stageNames, board as stages } from '../pipeline/stages.ts';

/** Two or three candidates side by side, on the same questions. */
export function ComparePage({ job }: { job: Job }) {
  const applications = board.use((state) => state.desk.applications);
  const ids = (useAddress().query.get('ids') ?? '').split(',');
  const chosen = ids
    .flatMap((id) => applications.find((it) => it.id === id && it.jobId === job.id) ?? [])
    .slice(0, 3);
  const rows: [string, (it: Application) => ReactNode][] = [
    ['Stage', (it) => stageNames[it.stage]],
    [
      'Asks',
      (it) => (
        <>
          <span className="font-head text-2xl font-extrabold">{lakh(it.cv.asks)} lakh</span>
          {it.cv.asks > job.payMax && (
            <span className="block text-sm font-medium text-bad">
              {lakh(it.cv.asks - job.payMax)} above the range
            </span>
          )}
          <Pay min={job.payMin} max={job.payMax} field={job.field} mark={it.cv.asks} tall={false} />
        </>
      ),
    ],
    [
      'Experience',
      (it) => (
        <span className={it.cv.years < job.years ? 'font-medium text-bad' : ''}>
          {count(it.cv.years, 'year')}, asked {job.years}
        </span>
      ),
    ],
    ['Skills', (it) => <Skills job={job} application={it} />],
    [
      'Last work',
      (it) => `${it.cv.work[0]?.title ?? 'none'}${it.cv.work[0]?.place ? `, ${it.cv.work[0].place}` : ''}`,
    ],
    ['Clock', (it) => `${zoneName(it.cv.zone)}, ${hoursApart(it.cv.zone)}`],
    ['Letter', (it) => it.letter],
    ['Your notes', (it) => it.note || <span className="text-soft">none</span>],
  ];
  return (
    <div className="page">
      <p>
        <a className="link" href={`#/hire/${job.id}`}>
          {job.title}
        </a>
      </p>
      <h1 className="big mt-1 mb-7">Side by side</h1>
      {chosen.length < 2 ? (
        <Empty title="Choose two or three">
          <a className="btn" href={`#/hire/${job.id}`}>
            Back to the candidates
          </a>
        </Empty>
      ) : (
        <div className="relative overflow-x-auto" tabIndex={0} role="region" aria-label="Comparison">
          <table className="w-full min-w-[46rem] table-fixed text-left">
            <thead>
              <tr className="border-b-2 border-ink align-bottom">
                <td className="w-32" />
                {chosen.map((it) => (
                  <th
                    key={it.id}
                    scope="col"
                    className="px-4 pb-3 font-head text-2xl leading-none font-extrabold"
                  >
                    <a className="hover:underline" href={`#/hire/candidate/${it.id}`}>
                      {it.cv.name}
                    </a>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, show]) => (
                <tr key={name} className="border-b border-line align-top">
                  <th scope="row" className="py-3.5 pr-3 font-semibold text-soft">
                    {name}
                  </th>
                  {chosen.map((it) => (
                    <td key={it.id} className="px-4 py-3.5">
                      {show(it)}
                    </td>
                  ))}
                </tr>
              ))}
              <tr>
                <td />
                {chosen.map((it) => {
                  const next = stages[stages.indexOf(it.stage) + 1];
                  return (
                    <td key={it.id} className="px-4 py-4">
                      {next && next !== 'declined' && (
                        <button
                          type="button"
                          className="btn"
                          onClick={() => {
                            setApplication(moveTo(it, next, today()));
                            announce(`${it.cv.name}: ${stageNames[next]}.`);
                          }}
                        >
                          To {stageNames[next].toLowerCase()}
                          <span className="sr-only">: {it.cv.name}</span>
                        </button>
                      )}
                    </td>
                  );
                })}
              </tr>
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

function Skills({ job, application }: { job: Job; application: Application }) {
  const { has } = matchOf(job, application.cv.skills);
  return (
    <ul>
      {job.skills.map((skill) => {
        const known = has.includes(skill);
        return (
          <li key={skill} className={`flex items-center gap-2 ${known ? '' : 'text-soft'}`}>
            <span className={known ? 'text-good' : ''}>
              <Icon name={known ? 'tick' : 'cross'} size={15} />
            </span>
            {skill}
            <span className="sr-only">{known ? ', yes' : ', not named'}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** How far a clock is from the employer's, in words. */
function hoursApart(zone: string): string {
  const now = Date.parse(`${today()}T06:00:00Z`);
  const minutes = offsetAt(now, zone) - offsetAt(now, 'Asia/Kolkata');
  return minutes === 0
    ? 'the same as yours'
    : `${Math.abs(minutes) / 60} h ${minutes < 0 ? 'behind' : 'ahead of'} yours`;
}
