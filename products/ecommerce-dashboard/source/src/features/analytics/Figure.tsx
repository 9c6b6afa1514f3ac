import { changeInPercent } from '../../lib/money';

interface Props {
  name: string;
  value: string;
  now: number;
  before: number;
}

/** A figure and how it changed. */
export function Figure({ name, value, now, before }: Props) {
  const change = changeInPercent(now, before);
  return (
    <div className="bg-surface px-5 pt-4 pb-3">
      <dt className="text-soft">{name}</dt>
      <dd className="text-[clamp(1.35rem,1rem+1.2vw,2rem)] leading-tight font-bold">
        {value}
        {change === null ? null : (
          <span
            className={`block font-mono text-[0.9375rem] font-semibold ${change < 0 ? 'text-bad' : 'text-good'}`}
          >
            {change < 0 ? '↓' : '↑'} {Math.abs(change)} %
          </span>
        )}
      </dd>
    </div>
  );
}
