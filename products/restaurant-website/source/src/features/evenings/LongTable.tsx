/** The long table from above: seats on both sides, the taken ones painted. What it shows is said beside it. */
export function LongTable({ seats, left }: { seats: number; left: number }) {
  const perSide = Math.ceil(seats / 2);
  const step = 300 / perSide;
  return (
    <svg className="long-table" viewBox="0 0 300 74" aria-hidden="true" focusable="false">
      <rect className="board" x="2" y="24" width="296" height="26" />
      {Array.from({ length: seats }, (_, i) => {
        const taken = i < seats - left;
        const x = (Math.floor(i / 2) + 0.5) * step - 8;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <rect key={i} className={taken ? 'seat taken' : 'seat'} x={x} y={i % 2 ? 55 : 3} width="16" height="16" />
        );
      })}
    </svg>
  );
}
