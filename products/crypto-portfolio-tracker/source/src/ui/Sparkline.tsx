/** The run of a price without axes; what it shows is said in the text beside it. */
export function Sparkline({
  values,
  className = 'h-8 w-28',
}: {
  values: readonly number[];
  className?: string;
}) {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const y = (value: number) => 30 - ((value - low) / (high - low || 1)) * 28;
  const points = values.map(
    (value, index) => `${((index / (values.length - 1 || 1)) * 100).toFixed(1)},${y(value).toFixed(1)}`,
  );
  const rises = (values.at(-1) ?? 0) >= (values[0] ?? 0);
  return (
    <svg
      viewBox="0 0 100 32"
      preserveAspectRatio="none"
      className={`${className} ${rises ? 'text-gain' : 'text-loss'}`}
      aria-hidden="true"
    >
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
