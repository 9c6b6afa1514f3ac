/** How much of something is done, as a bar with its figure beside it. */
export function Meter({ share, label }: { share: number; label: string }) {
  const per = Math.round(share * 100);
  return (
    <div className="flex items-center gap-3">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={per}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-2.5 flex-1 bg-shade"
      >
        <div className="h-full bg-red" style={{ width: `${per}%` }} />
      </div>
      <span className="w-11 text-right text-sm font-semibold tabular-nums">{per}%</span>
    </div>
  );
}
