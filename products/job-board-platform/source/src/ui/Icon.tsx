const paths = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21',
  keep: 'M6 3h12v18l-6-5-6 5z',
  back: 'M15 5l-7 7 7 7',
  on: 'M9 5l7 7-7 7',
  tick: 'M4 12.5l5.5 5.5L20 6.5',
  cross: 'M5 5l14 14M19 5L5 19',
  plus: 'M12 4v16M4 12h16',
  mail: 'M3 5h18v14H3zM3 6l9 7 9-7',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l4 2',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M5 19l1.5-1.5M17.5 6.5L19 5',
  print: 'M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z',
  look: 'M12 3L2 20h20zM12 9v5M12 17v.5',
};

export type IconName = keyof typeof paths;

/** A drawn sign beside words; says nothing by itself. */
export function Icon({ name, size = 20, solid = false }: { name: IconName; size?: number; solid?: boolean }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={solid ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="shrink-0"
    >
      <path d={paths[name]} />
    </svg>
  );
}
