import { useState } from 'react';
import { board, book, cancelInterview, freshId } from '../../data/board.ts';
import { demoEmployer } from '../../data/sample/employers.ts';
import type { Application, Interview } from '../../data/types.ts';
import { addDays, today } from '../../lib/clock.ts';
import { date } from '../../lib/format.ts';
import { useAddress } from '../../lib/router.ts';
import { clockAt, timeIn, zoneName } from '../../lib/zones.ts';
import { announce } from '../../ui/announce.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Empty } from '../../ui/states.tsx';
import { clashes, slotsOf } from './slots.ts';

const home = 'Asia/Kolkata';
const interviewers = ['Revathi', 'Joseph', 'Meera'];

/** The next working day on or after a day. */
function workday(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 ? addDays(day, 1) : weekday === 6 ? addDays(day, 2) : day;
}

/** Interviews are put where nobody is elsewhere and nobody is asleep. */
export function InterviewsPage() {
  const { desk, jobs } = board.use((state) => state);
  const asked = useAddress().query.get('for');
  const own = desk.applications.filter(
    ({ jobId }) => jobs.find(({ id }) => id === jobId)?.employerId === demoEmployer,
  );
  const open = own.filter(({ stage }) => ['received', 'reading', 'interview', 'offer'].includes(stage));
  const [who, setWho] = useState(asked ?? open.find((it) => it.cv.zone !== home)?.id ?? open[0]?.id ?? '');
  const [interviewer, setInterviewer] = useState(interviewers[0]);
  const [minutes, setMinutes] = useState(45);
  const [from, setFrom] = useState(() => workday(addDays(today(), 1)));
  const application = open.find(({ id }) => id === who) ?? open[0];
  const days = [from, workday(addDays(from, 1)), workday(addDays(workday(addDays(from, 1)), 1))];
  const planned = desk.interviews
    .filter((it) => own.some(({ id }) => id === it.applicationId))
    .sort((a, b) => a.start.localeCompare(b.start));

  const take = (start: string) => {
    const wanted: Interview = {
      id: freshId('i', desk.interviews),
      applicationId: application.id,
      start,
      minutes,
      interviewer,
    };
    if (clashes(wanted, desk.interviews).length > 0) return announce('That time has just been taken.');
    book(wanted);
    announce(
      `${application.cv.name} and ${interviewer}, ${date(clockAt(Date.parse(start), home).day)} at ${timeIn(Date.parse(start), home)}.`,
    );
  };

  return (
    <div className="page">
      <h1 className="big mb-7">Interviews</h1>
      {!application ? (
        <Empty title="Nobody to talk with yet" />
      ) : (
        <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <section aria-labelledby="find">
            <h2 id="find" className="mb-3 text-2xl">
              Find a time
            </h2>
            <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
              <Field label="With">
                {(props) => (
                  <select
                    {...props}
                    className="field"
                    value={application.id}
                    onChange={(event) => setWho(event.target.value)}
                  >
                    {open.map((it) => (
                      <option key={it.id} value={it.id}>
                        {it.cv.name}, {jobs.find(({ id }) => id === it.jobId)?.title}
                      </option>
                    ))}
                  </select>
                )}
              </Field>
              <Field label="Interviewer">
                {(props) => (
                  <select
                    {...props}
                    className="field"
                    value={interviewer}
                    onChange={(event) => setInterviewer(event.target.value)}
                  >
                    {interviewers.map((name) => (
                      <option key={name}>{name}</option>
                    ))}
                  </select>
                )}
              </Field>
              <Field label="Length">
                {(props) => (
                  <select
                    {...props}
                    className="field"
                    value={minutes}
                    onChange={(event) => setMinutes(Number(event.target.value))}
                  >
                    {[30, 45, 60, 90].map((n) => (
                      <option key={n} value={n}>
                        {n} minutes
                      </option>
                    ))}
                  </select>
                )}
              </Field>
              <Field label="From">
                {(props) => (
                  <input
                    {...props}
                    type="date"
                    className="field"
                    min={today()}
                    value={from}
                    onChange={(event) => event.target.value && setFrom(workday(event.target.value))}
                  />
                )}
              </Field>
            </div>
            <p className="mt-4 mb-2 text-soft">
              Left your time, {zoneName(home)}; right {application.cv.name.split(' ')[0]}’s,{' '}
              {zoneName(application.cv.zone)}.
            </p>
            <div className="grid gap-4 sm:grid-cols-3">
              {days.map((day) => (
                <Day
                  key={day}
                  day={day}
                  application={application}
                  wanted={{ id: '', applicationId: application.id, interviewer, minutes }}
                  booked={desk.interviews}
                  take={take}
                />
              ))}
            </div>
          </section>
          <section aria-labelledby="planned">
            <h2 id="planned" className="mb-3 text-2xl">
              Planned
            </h2>
            {planned.length === 0 ? (
              <p className="text-soft">Nothing is planned. Take a time on the left.</p>
            ) : (
              <ul className="grid gap-3">
                {planned.map((it) => (
                  <Planned
                    key={it.id}
                    interview={it}
                    application={desk.applications.find(({ id }) => id === it.applicationId)}
                  />
                ))}
              </ul>
            )}
          </section>
        </div>
      )}
    </div>
  );
}

interface DayProps {
  day: string;
  application: Application;
  wanted: Pick<Interview, 'id' | 'applicationId' | 'minutes' | 'interviewer'>;
  booked: Interview[];
  take: (start: string) => void;
}

function Day({ day, application, wanted, booked, take }: DayProps) {
  const { zone } = application.cv;
  const slots = slotsOf(day, wanted, booked, { employer: home, candidate: zone });
  const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
  /** One line for all times that are too early, or too late, on the candidate's clock. */
  const asleep = (early: boolean) => {
    const times = slots.filter(
      ({ start, against }) =>
        against === 'night' && clockAt(Date.parse(start), zone).minute < 12 * 60 === early,
    );
    if (times.length === 0) return null;
    const [first, last] = [times[0], times[times.length - 1]].map(({ start }) =>
      timeIn(Date.parse(start), home),
    );
    return (
      <li className="px-2.5 py-1 text-sm text-soft">
        {first} to {last}: too {early ? 'early' : 'late'} in {zoneName(zone)}
      </li>
    );
  };
  return (
    <div>
      <h3 className="border-b-[6px] border-rule pb-1.5 text-lg">
        {weekday}, {date(day)}
      </h3>
      <ul className="grid gap-1 pt-2">
        {asleep(true)}
        {slots
          .filter(({ against }) => against !== 'night')
          .map(({ start, against }) => (
            <li key={start}>
              <button
                type="button"
                disabled={against !== null}
                onClick={() => take(start)}
                className={`flex min-h-8 w-full items-center justify-between gap-2 rounded-md px-2.5 tabular-nums ${against ? 'text-soft' : 'bg-hover font-semibold hover:bg-rule hover:text-on-rule'}`}
              >
                <span>{timeIn(Date.parse(start), home)}</span>
                <span className="text-sm font-normal">
                  {against === 'booked' ? 'taken' : timeIn(Date.parse(start), zone)}
                </span>
              </button>
            </li>
          ))}
        {asleep(false)}
      </ul>
    </div>
  );
}

function Planned({ interview, application }: { interview: Interview; application?: Application }) {
  const instant = Date.parse(interview.start);
  const zone = application?.cv.zone ?? home;
  return (
    <li className="box flex items-start gap-3 p-4">
      <span className="min-w-0 flex-1 leading-snug">
        <span className="block font-head text-lg font-bold">
          {date(clockAt(instant, home).day)}, {timeIn(instant, home)}
        </span>
        <span className="block">
          {application ? (
            <a className="link" href={`#/hire/candidate/${application.id}`}>
              {application.cv.name}
            </a>
          ) : (
            'Somebody'
          )}{' '}
          and {interview.interviewer}, {interview.minutes} min
        </span>
        {zone !== home && (
          <span className="block text-sm text-soft">
            {timeIn(instant, zone)} in {zoneName(zone)}
          </span>
        )}
      </span>
      <button
        type="button"
        className="btn-icon"
        onClick={() => {
          cancelInterview(interview.id);
          announce('The interview is cancelled.');
        }}
      >
        <Icon name="cross" size={17} />
        <span className="sr-only">Cancel the interview with {application?.cv.name}</span>
      </button>
    </li>
  );
}
