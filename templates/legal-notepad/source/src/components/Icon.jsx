const shapes = {
  close: 'M5 5l14 14M19 5L5 19',
  undo: 'M8 5L3.5 9.5 8 14M4 9.5h10a6 6 0 0 1 0 12h-3',
  redo: 'M16 5l4.5 4.5L16 14M20 9.5H10a6 6 0 0 0 0 12h3',
  find: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L21 21',
  print: 'M7 8V3h10v5M7 17H4V8h16v9h-3M7 14h10v7H7z',
  light: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22',
};

export function Icon({ name, size = 19 }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path
        d={shapes[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
