/** Drawn on a grid of 24, two units thick, like the rest of the lettering. */
const shapes = {
  board: 'M3 4h18v16H3zM7 8h5v5H7zM15 8h2M15 12h2M7 17h10',
  letters: 'M3 5h18v14H3zM3.5 6l8.5 7 8.5-7',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 21.500h4',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-5 3-7 8-7s8 2 8 7',
  pin: 'M12 14v8M8 3h8l-1.5 6 3.5 5H6l3.5-5z',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.500L21 21',
  undo: 'M8 5L3.5 9.5 8 14M4 9.500h10a6 6 0 0 1 0 12h-3',
  redo: 'M16 5l4.5 4.500L16 14M20 9.500H10a6 6 0 0 0 0 12h3',
  close: 'M5 5l14 14M19 5L5 19',
  back: 'M11 4l-8 8 8 8M3 12h18',
  picture: 'M3 4h18v16H3zM3 17l5-5 4 4 3-3 6 5M16 9.500v.01',
  menu: 'M4 6h16M4 12h16M4 18h16',
  moon: 'M20 14.500A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.500z',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2v2.500M12 19.500V22M2 12h2.500M19.5 12H22M5 5l1.7 1.700M17.3 17.300L19 19M19 5l-1.7 1.700M6.7 17.300L5 19',
};

export function Icon({ name, size = 20 }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path
        d={shapes[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The leaf of a linden, which is a heart that leans. */
export function Leaf({ size = 40 }) {
  return (
    <svg className="leaf" viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <path
        className="leaf-blade"
        d="M25 45C13 40 3 30 4 18 5 9 13 5 19 8c2 1 4 3 4 5 2-3 6-7 12-6 8 1 11 9 9 16-3 10-11 16-19 22z"
      />
      <path className="leaf-vein" d="M23 13c1 10 2 20 2 31M24 22L13 16M24 22l11-7M25 31l-13-6M25 31l13-8" />
    </svg>
  );
}
