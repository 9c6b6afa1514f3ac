import { board, setApplication } from '../../data/board.ts';
import type { Application, Job } from '../../data/types.ts';
import { today } from '../../lib/clock.ts';
import { date } from '../../lib/format.ts';
import { Field } from '../../ui/Field.tsx';
import { Pay } from '../../ui/Pay.tsx';
import { Cv } from '../profile/Cv.tsx';
import { Composer } from '../templates/Composer.tsx';
import { moveTo, stageNames, board as stages } from './stages.ts';

/** One candidate: letter, CV, notes, messages. */
export function CandidatePage({ application, job }: { application: Application; job: Job }) {
  const { messages } = board.use((state) => state.desk);
  const sent = messages.filter(({ applicationId }) => applicationId === application.id);
  return (
    <div className="page">
      <p>
        <a className="link" href={`#/hire/${job.id}`}>
          {job.title}
        </a>
      </p>
      <h1 className="big mt-1">{application.cv.name}</h1>
      <div className="mt-7 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-6">
          <blockquote className="border-l-[6px] border-rule pl-5 text-xl leading-relaxed">
            {application.letter}
          </blockquote>
          <Cv profile={application.cv} match={job.skills} />
        </div>
        <div className="grid content-start gap-6">
          <div className="box grid gap-4 p-5">
            <Pay min={job.payMin} max={job.payMax} field={job.field} mark={application.cv.asks} />
            <Field label="Stage">
              {(props) => (
                <select
                  {...props}
                  className="field"
                  value={application.stage}
                  onChange={(event) =>
                    setApplication(moveTo(application, event.target.value as Application['stage'], today()))
                  }
                >
                  {stages.map((stage) => (
                    <option key={stage} value={stage}>
                      {stageNames[stage]}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <p className="text-sm text-soft">
              {application.history
                .map(({ stage, on }) => `${stageNames[stage]} ${date(on, today())}`)
                .join(', ')}
            </p>
            <Field label="Your notes, seen by your company only">
              {(props) => (
                <textarea
                  {...props}
                  className="field min-h-20"
                  maxLength={800}
                  value={application.note}
                  onChange={(event) => setApplication({ ...application, note: event.target.value })}
                />
              )}
            </Field>
            <a className="btn-line" href={`#/hire/interviews?for=${application.id}`}>
              Arrange an interview
            </a>
          </div>
          <section aria-labelledby="write">
            <h2 id="write" className="mb-2 text-xl">
              Write to {application.cv.name.split(' ')[0]}
            </h2>
            <Composer application={application} job={job} />
            {sent.length > 0 && (
              <ul className="mt-5 grid gap-2">
                {sent.map((message) => (
                  <li key={message.id}>
                    <details className="border-t border-line py-2">
                      <summary className="min-h-7">
                        <span className="font-semibold">{message.subject}</span>,{' '}
                        {date(message.sent, today())}
                      </summary>
                      <p className="mt-1 whitespace-pre-line">{message.body}</p>
                    </details>
                  </li>
                ))}
              </ul>
            )}
          </section>
        </div>
      </div>
    </div>
  );
}
