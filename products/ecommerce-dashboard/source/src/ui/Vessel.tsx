import type { Metal, Shape } from '../data/types';

/** Silhouettes in a box of 64 by 64: the body, and lines drawn on it. */
const drawings: Record<Shape, { body: string; lines: string }> = {
  lota: {
    body: 'M22 10h20v4l-5 6c9 4 14 11 14 19 0 10-8 16-19 16s-19-6-19-16c0-8 5-15 14-19l-5-6z',
    lines: 'M17 32c8 4 22 4 30 0M22 14h20',
  },
  kadhai: {
    body: 'M8 26h48c0 16-9 26-24 26S8 42 8 26z',
    lines: 'M8 28c-7-1-7-9 0-8M56 28c7-1 7-9 0-8M12 34h40',
  },
  tiffin: { body: 'M14 16h36v40H14z', lines: 'M14 29h36M14 42h36M20 16c0-11 24-11 24 0M10 22v28M54 22v28' },
  tumbler: { body: 'M20 10h24l-3 36H23zM12 48h40l-3 8H15z', lines: 'M21 18h22M12 49h40' },
  dabba: { body: 'M8 24h48v28H8z', lines: 'M6 24h52M8 32h48M32 16v8M26 16h12' },
  kettle: {
    body: 'M16 28h32c4 6 5 12 4 26H12c-1-14 0-20 4-26z',
    lines: 'M16 28c0-20 32-20 32 0M50 36c6 0 5-8 10-9M28 24h8',
  },
  ladle: { body: 'M10 40h28c0 10-6 16-14 16s-14-6-14-16z', lines: 'M37 41L54 10c2-4-4-5-5-1M14 45h20' },
  thali: {
    body: 'M4 38h56c-3 10-12 15-28 15S7 48 4 38z',
    lines: 'M13 38c0-7 14-7 14 0M30 38c0-9 18-9 18 0M12 44h40',
  },
};

const colours: Record<Metal, { body: string; line: string; ground: string }> = {
  steel: { body: '#aab6bd', line: '#56656e', ground: '#dfe5e8' },
  brass: { body: '#e2b23b', line: '#7d5a08', ground: '#f8e9bd' },
  copper: { body: '#cf7a50', line: '#74351a', ground: '#f6dccd' },
  iron: { body: '#474f55', line: '#a9b4bb', ground: '#d2d9dd' },
  enamel: { body: '#4f93a8', line: '#eaf5f8', ground: '#d4e8ee' },
};

/** A product's picture. Decorative: its name always stands beside it. */
export function Vessel({
  shape,
  metal,
  className = 'size-12',
}: {
  shape: Shape;
  metal: Metal;
  className?: string;
}) {
  const { body, lines } = drawings[shape];
  const { body: fill, line, ground } = colours[metal];
  return (
    <svg viewBox="0 0 64 64" className={`${className} shrink-0 rounded-[6px]`} aria-hidden="true">
      <rect width="64" height="64" fill={ground} />
      <path d={body} fill={fill} />
      <path d={lines} fill="none" stroke={line} strokeWidth="2" strokeLinecap="round" />
      <path d="M6 59h52" stroke={line} strokeWidth="1" opacity="0.4" />
    </svg>
  );
}
