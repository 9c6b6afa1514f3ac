import type { LookChoice } from '../../../../domain/contract/contract.ts';
import type { Facts } from '../facts/facts.ts';

/** What one sees first of the palettes of templates that keep their own colours. The first is what is shown unless asked. */
const PALETTES: Record<string, { pairing: string; palettes: Record<string, readonly string[]> }> = {
  'dental-clinic': {
    pairing: 'drawn',
    palettes: {
      lilac: ['#a893de', '#f5e04a'],
      mint: ['#7fc4b4'],
      sand: ['#dd9274'],
      cobalt: ['#86a2f2', '#ff9fb0'],
    },
  },
  gym: {
    pairing: 'wide',
    palettes: {
      concrete: ['#c8202a'],
      leather: ['#86202b', '#b3872f'],
      morning: ['#0c2340', '#f0685c'],
      rubber: ['#ffd400'],
    },
  },
  nonprofit: {
    pairing: 'flared',
    palettes: {
      kingfisher: ['#0b7fb5', '#ee6a1b'],
      meadow: ['#4f8a3c'],
      dusk: ['#7a3f8f'],
      chalk: ['#2346c9', '#f2b705'],
    },
  },
  'one-page-cv': {
    pairing: 'serif',
    palettes: {
      red: ['#e0132f'],
      slate: ['#3d5f7c'],
      blueprint: ['#1f5fd0'],
      moss: ['#234531', '#9a7420'],
    },
  },
  'pizza-world': {
    pairing: 'fat',
    palettes: {
      pink: ['#d2341c'],
      sesame: ['#a8245f'],
      parsley: ['#7fa650'],
      harbour: ['#1b5aa6', '#fbe07a'],
    },
  },
  studio: {
    pairing: 'overpass',
    palettes: {
      oxide: ['#52170f', '#86f2c3'],
      motorway: ['#0b2a6b', '#ffd60a'],
      orange: ['#ff9838'],
    },
  },
  'tour-world': {
    pairing: 'poster',
    palettes: {
      plum: ['#6a2b57', '#10505f'],
      forest: ['#1f5a3c', '#e8b33a'],
      cobalt: ['#1c3f9c'],
      paper: ['#a81616'],
    },
  },
};

/** On the circle of hues: farther apart, two colours have no longer the same name. */
const NEAR = 35;

/** The palette of a template that comes nearest to the colours that were asked for; null where none is near. */
export function nearestPalette(template: string, colours: Facts['colours']): string | null {
  const { palettes = {} } = PALETTES[template] ?? {};
  const asked = colours.flatMap(({ hex }) => hueOf(hex) ?? []);
  const ranked = Object.entries(palettes)
    .map(([palette, shown]) => {
      const hues = shown.flatMap((hex) => hueOf(hex) ?? []);
      return { palette, apart: Math.min(...asked.flatMap((one) => hues.map((hue) => apartOf(one, hue)))) };
    })
    .sort((one, other) => one.apart - other.apart);
  const [best] = ranked;
  return best && best.apart <= NEAR ? best.palette : null;
}

/** The look of a template in its own colours, nearest to those that were asked for. */
export function ownLook(template: string, colours: Facts['colours']): LookChoice {
  const { pairing = '', palettes = {} } = PALETTES[template] ?? {};
  const palette = nearestPalette(template, colours) ?? Object.keys(palettes)[0] ?? '';
  return { palette, pairing, overrides: {} };
}

const apartOf = (one: number, other: number) => Math.min(Math.abs(one - other), 360 - Math.abs(one - other));

/** Degrees on the circle of hues; null for greys, black and white. */
function hueOf(hex: string): number | null {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  if (span < 30) return null;
  if (most === red) return (60 * ((green - blue) / span) + 360) % 360;
  return most === green ? 60 * ((blue - red) / span) + 120 : 60 * ((red - green) / span) + 240;
}
