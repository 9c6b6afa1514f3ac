const paths = {
  counter: 'M3 10h18v10H3zM6 10V5h9l3 2v3M7 15h4',
  orders: 'M6 2.500h12v19l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  products:
    'M8 3h8v2.500L14.500 7c2.500 1 4 3 4 6 0 4.500-2.800 7-6.500 7s-6.500-2.500-6.500-7c0-3 1.500-5 4-6L8 5.500z',
  stock: 'M4 8l8-4 8 4v9l-8 4-8-4zM4 8l8 4 8-4M12 12v9',
  customers:
    'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.500 20c.5-4 3-6 6.500-6s6 2 6.500 6M16 4.500a3.500 3.500 0 0 1 0 6.500M18 14.500c2 .8 3.200 2.500 3.500 5.500',
  discounts: 'M3 5h8l10 10-7 7L4 12zM7.500 9.500h.01M12 17l5-5',
  analytics: 'M4 4v16h16M8 16v-4M12.500 16V8M17 16v-6',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5',
  search: 'M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13zM15.500 15.500L21 21',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  close: 'M5 5l14 14M19 5L5 19',
  down: 'M5 9l7 7 7-7',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  out: 'M12 4v11M7 11l5 5 5-5M4 20h16',
  in: 'M12 16V5M7 9l5-5 5 5M4 20h16',
  plus: 'M12 5v14M5 12h14',
} as const;

export type IconName = keyof typeof paths;

/** A line drawing beside words; never alone without a label. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`${className} shrink-0`}
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 3 : 1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
