type Props = {
  /** What is being done; spoken and, unless `quiet`, shown above the bar. */
  label: string;
  /** Share done, 0 to 1; left out while it is unknown. */
  value?: number;
  quiet?: boolean;
};

/** How far something has come, drawn by the browser's own progress element. */
export function ProgressBar({ label, value, quiet = false }: Props) {
  const percent = value === undefined ? undefined : Math.round(Math.min(Math.max(value, 0), 1) * 100);
  return (
    <div>
      {!quiet && (
        <p aria-hidden="true" className="mb-1.5 flex justify-between gap-4 text-label font-medium">
          <span>{label}</span>
          {percent !== undefined && <span className="tabular-nums">{percent}%</span>}
        </p>
      )}
      <progress aria-label={label} max={100} value={percent} className="progress" />
    </div>
  );
}
