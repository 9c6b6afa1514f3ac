import { useId, useState } from 'react';
import { type Currency, formatPrice, type Period, planFor, quote, readSeats } from './prices';

/** The plan and the price for a crew, as it is typed. */
export function Calculator({ currency, period }: { currency: Currency; period: Period }) {
  const [text, setText] = useState('8');
  const [needsDirectory, setNeeds] = useState(false);
  const id = useId();
  const seats = readSeats(text);
  const plan = planFor(seats ?? 1, needsDirectory);
  const { total, monthly, saved } = quote(plan, seats ?? 1, currency, period);
  return (
    <div className="card grid gap-8 p-6 sm:p-8 md:grid-cols-2">
      <div className="grid content-start gap-5">
        <div>
          <label htmlFor={`${id}-seats`} className="block pb-1 font-semibold">
            People who take the watch
          </label>
          <input
            id={`${id}-seats`}
            className="field text-2xl font-semibold"
            inputMode="numeric"
            value={text}
            onChange={(event) => setText(event.target.value)}
            aria-invalid={seats === null}
            aria-describedby={`${id}-note`}
          />
          <input
            type="range"
            min="1"
            max="60"
            value={Math.min(60, seats ?? 1)}
            onChange={(event) => setText(event.target.value)}
            className="mt-3 h-7 w-full accent-ink"
            aria-label="People who take the watch, by sliding"
          />
          <p id={`${id}-note`} className={seats === null ? 'font-semibold text-fault' : 'text-soft'}>
            {seats === null ? 'Type a number from 1 to 500.' : 'One seat each. Readers are free.'}
          </p>
        </div>
        <label className="flex min-h-7 items-center gap-3">
          <input
            type="checkbox"
            className="size-6 accent-ink"
            checked={needsDirectory}
            onChange={(event) => setNeeds(event.target.checked)}
          />
          We sign in by our own directory
        </label>
      </div>
      <output
        htmlFor={`${id}-seats`}
        aria-live="polite"
        className="block border-t-4 border-ink pt-4 md:border-t-0 md:border-l-4 md:pt-0 md:pl-8"
      >
        {seats === null ? (
          <span className="text-soft">Waiting for a number.</span>
        ) : (
          <>
            <span className="block font-semibold">
              {plan.name}, {Math.max(seats, plan.seats.least)} seats
            </span>
            <span className="block py-1 font-display text-7xl leading-none font-black">
              {total === 0 ? 'Free' : formatPrice(total, currency)}
            </span>
            <span className="block text-soft">
              {total === 0
                ? 'for as long as you stay this small'
                : period === 'year'
                  ? `a year, ${formatPrice(monthly, currency)} a month`
                  : 'a month'}
            </span>
            {saved > 0 ? (
              <span className="mt-3 block font-semibold">
                {formatPrice(saved, currency)} less than by the month
              </span>
            ) : null}
            {seats < plan.seats.least ? (
              <span className="mt-3 block text-soft">
                {plan.name} begins at {plan.seats.least} seats.
              </span>
            ) : null}
          </>
        )}
      </output>
    </div>
  );
}
