import { useState } from 'react';
import { brokenHours, calmest, clock, crew, isNight, localHour, watchAt } from './watch';

const halves = Array.from({ length: 48 }, (_, at) => at / 2);

/** A day of three people in three places. Moving the hour of the handover shows whose night it costs. */
export function Rota() {
  const [handover, setHandover] = useState(20);
  const broken = brokenHours(handover);
  return (
    <figure className="card p-4 sm:p-7">
      <div className="grid gap-4">
        {crew.map((person) => (
          <div key={person.name}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 pb-1">
              <strong className="font-display text-2xl font-black">{person.name}</strong>
              <span className="text-soft">
                {person.place}, on watch from{' '}
                {clock(localHour((handover + crew.indexOf(person) * 8) % 24, person))} by their clock
              </span>
            </p>
            <svg
              viewBox="0 0 480 34"
              preserveAspectRatio="none"
              className="block h-9 w-full"
              aria-hidden="true"
            >
              {halves.map((utc) => {
                const night = isNight(localHour(utc, person));
                const on = watchAt(utc, handover) === person;
                return (
                  <rect
                    key={utc}
                    x={utc * 20}
                    width="10.2"
                    height="34"
                    className={
                      on ? (night ? 'fill-flag-red' : 'fill-flag-yellow') : night ? 'fill-deep' : 'fill-line'
                    }
                  />
                );
              })}
            </svg>
          </div>
        ))}
      </div>
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
        {[
          ['bg-flag-yellow', 'on watch, awake'],
          ['bg-flag-red', 'on watch at night'],
          ['bg-deep', 'asleep'],
          ['bg-line', 'free'],
        ].map(([colour, words]) => (
          <li key={words} className="flex items-center gap-2">
            <span className={`size-4 outline-1 outline-edge ${colour}`} />
            {words}
          </li>
        ))}
      </ul>
      <figcaption className="mt-5 grid gap-4 border-t-4 border-ink pt-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-end">
        <label className="block font-semibold">
          First handover at {clock(handover)} UTC
          <input
            type="range"
            min="0"
            max="23"
            value={handover}
            onChange={(event) => setHandover(Number(event.target.value))}
            className="mt-1 block h-7 w-full accent-ink"
            aria-valuetext={`${clock(handover)} UTC, ${broken} hours of night on watch`}
          />
        </label>
        <div className="flex flex-wrap items-center gap-4">
          <p aria-live="polite">
            <strong className="font-display text-5xl leading-none font-black">{broken}</strong> hours of night
            on watch
          </p>
          <button
            type="button"
            className="btn"
            disabled={handover === calmest()}
            onClick={() => setHandover(calmest())}
          >
            Find the calmest hour
          </button>
        </div>
      </figcaption>
    </figure>
  );
}
