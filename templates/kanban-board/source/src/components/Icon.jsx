const shapes = {
  close: 'M5 5l14 14M19 5L5 19',
  undo: 'M8 5L3.5 9.5 8 14M4 9.5h10a6 6 0 0 1 0 12h-3',
  redo: 'M16 5l4.5 4.5L16 14M20 9.5H10a6 6 0 0 0 0 12h3',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L21 21',
  note: 'M4 6h16M4 12h16M4 18h9',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  plus: 'M12 4v16M4 12h16',
};

export function Icon({ name, size = 18 }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path
        d={shapes[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth={name === 'more' ? 3.5 : 2.4}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
