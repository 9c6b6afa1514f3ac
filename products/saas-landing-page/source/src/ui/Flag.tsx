import { type Colour, flagOf } from './flags';

const fills: Record<Colour, string> = {
  red: 'fill-flag-red',
  yellow: 'fill-flag-yellow',
  blue: 'fill-flag-blue',
  black: 'fill-flag-black',
  white: 'fill-flag-white',
};

/** A letter as a signal flag; decorative, so the letter stands in words beside it. */
export function Flag({ letter, className = 'size-16' }: { letter: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 12 12"
      className={`${className} shrink-0`}
      aria-hidden="true"
      shapeRendering="geometricPrecision"
    >
      {(flagOf(letter) ?? []).map(([colour, path]) => (
        <path key={path} d={path} className={fills[colour]} />
      ))}
    </svg>
  );
}
