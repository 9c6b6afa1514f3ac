import type { Colours } from './fault.ts';

/** WCAG's contrast of two colours, as `#rrggbb`: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/**
 * The colour nearest to a text's own that can be read on its ground: darker on light grounds, lighter on dark ones. Null
 * where not even black or white can.
 */
export function readableColour({ text, ground, needed }: Colours): string | null {
  // A little more than needed: what browsers round must not undo it.
  const goal = needed + 0.1;
  const ends = ['#000000', '#ffffff'].filter((end) => contrast(end, ground) >= goal);
  const end = ends.sort((a, b) => contrast(b, ground) - contrast(a, ground))[0];
  if (!end) return null;
  for (let share = 0; share <= 20; share++) {
    const mixed = mix(text, end, share / 20);
    if (contrast(mixed, ground) >= goal) return mixed;
  }
  return end;
}

function channels(colour: string): [number, number, number] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];
}

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** One colour with a share of another, from 0 to 1. */
export function mix(one: string, other: string, share: number): string {
  const to = channels(other);
  const parts = channels(one).map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
