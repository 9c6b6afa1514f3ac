interface Row {
  key: string;
  label: string;
  value: number;
  /** What is written at the end. */
  words: string;
  /** The same of the period before. */
  before?: number;
}

/** Bars in a list: readable as it stands, with the period before as a notch. */
export function BarList({ rows, label }: { rows: Row[]; label: string }) {
  const most = Math.max(1, ...rows.map(({ value, before = 0 }) => Math.max(value, before)));
  return (
    <ul aria-label={label} className="grid gap-3">
      {rows.map(({ key, label: name, value, words, before }) => (
        <li key={key}>
          <div className="flex items-baseline justify-between gap-3">
            <span className="truncate">{name}</span>
            <span className="font-mono text-[0.9375rem] font-semibold">{words}</span>
          </div>
          <svg
            viewBox="0 0 100 4"
            preserveAspectRatio="none"
            className="block h-2.5 w-full"
            aria-hidden="true"
          >
            <rect width="100" height="4" className="fill-sunken" />
            <rect width={(value / most) * 100} height="4" className="fill-mark" />
            {before === undefined ? null : (
              <rect
                x={Math.max(0, (before / most) * 100 - 0.4)}
                width="0.8"
                height="4"
                className="fill-ink"
              />
            )}
          </svg>
        </li>
      ))}
    </ul>
  );
}
