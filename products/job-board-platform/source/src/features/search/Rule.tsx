import { lakh } from '../../lib/format.ts';
import { longest } from '../../lib/scale.ts';

/** The yellow rule across the page; its red pointer sets the least pay. */
export function Rule({
  floor,
  change,
  median,
}: {
  floor: number;
  change: (floor: number) => void;
  median: number | null;
}) {
  return (
    <div className="rule">
      <div
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0.5 font-head text-[0.95rem] font-bold tabular-nums"
      >
        {[0, 5, 10, 15, 20, 25, 30, 35, 40].map((n) => (
          <span
            key={n}
            className={`absolute bottom-0 pl-1 ${n % 10 ? 'hidden sm:block' : ''}`}
            style={{ left: `${n * 2}%` }}
          >
            {n}
          </span>
        ))}
        <span className="absolute right-1.5 bottom-0">
          lakh<span className="hidden sm:inline"> a year</span>
        </span>
      </div>
      {median !== null && (
        <div
          aria-hidden="true"
          className="absolute top-0 hidden h-3/5 border-l-4 border-on-rule sm:block"
          style={{ left: `${(median / longest) * 100}%` }}
        >
          <span className="absolute top-0 left-0 bg-on-rule px-1.5 text-xs font-semibold whitespace-nowrap text-rule">
            half pay more
          </span>
        </div>
      )}
      <input
        type="range"
        className="rule-slider"
        aria-label="Least pay"
        aria-valuetext={floor ? `at least ${lakh(floor)} lakh a year` : 'any pay'}
        min={0}
        max={longest}
        step={100_000}
        value={floor}
        onChange={(event) => change(Number(event.target.value))}
      />
    </div>
  );
}
