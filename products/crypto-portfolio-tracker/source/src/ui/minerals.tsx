/**
 * Every coin has a colour and a hatching, as rock has on a geological map: bands can be told apart without colour.
 * Coins without an entry take one by their place in the alphabet.
 */
const MINERALS: readonly { fill: string; line: string; path: string; size: number }[] = [
  { fill: '#e9a23b', line: '#8f5706', path: 'M0 12 12 0M-3 3 3 -3M9 15 15 9', size: 12 },
  { fill: '#4a66e0', line: '#b9c6ff', path: 'M3 3h.01M9 9h.01', size: 12 },
  { fill: '#23a58c', line: '#0a4a3f', path: 'M0 6q3-5 6 0t6 0', size: 12 },
  { fill: '#8a3357', line: '#eab4cb', path: 'M0 .5h14M0 7.500h14M3 .5v7M10 7.500v7', size: 14 },
  { fill: '#dd5b40', line: '#6d1707', path: 'M2 6h4M4 4v4M9 11h4M11 9v4', size: 14 },
  { fill: '#93a7b3', line: '#35485a', path: 'M0 3h7M5 9h7', size: 12 },
  { fill: '#ddd2b2', line: '#7c6c3d', path: 'M0 3h12M0 9h12', size: 12 },
  { fill: '#5f7d3b', line: '#d6e7bd', path: 'M2 10l4-6 4 6z', size: 12 },
];
const KNOWN = ['btc', 'eth', 'sol', 'link', 'dot', 'ada', 'usdc'];

const indexOf = (asset: string): number => {
  const known = KNOWN.indexOf(asset);
  return known >= 0 ? known : 7;
};

export const mineralOf = (asset: string): string => MINERALS[indexOf(asset)]!.fill;
/** For `fill`: the hatching of a coin, defined once by MineralDefs. */
export const hatchOf = (asset: string): string => `url(#mineral-${indexOf(asset)})`;

export function MineralDefs() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <defs>
        {MINERALS.map(({ fill, line, path, size }, index) => (
          <pattern
            key={fill}
            id={`mineral-${index}`}
            width={size}
            height={size}
            patternUnits="userSpaceOnUse"
          >
            <rect width={size} height={size} fill={fill} />
            <path
              d={path}
              stroke={line}
              strokeWidth={index === 1 ? 2.2 : 1}
              strokeLinecap="round"
              fill="none"
              opacity="0.75"
            />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}

/** The sample of a coin beside its name. */
export function Swatch({ asset, className = 'h-5 w-3' }: { asset: string; className?: string }) {
  return (
    <svg className={`shrink-0 ${className}`} aria-hidden="true">
      <rect width="100%" height="100%" fill={hatchOf(asset)} />
    </svg>
  );
}
