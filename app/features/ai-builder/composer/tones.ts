import type { Tone } from './read-description.ts';

/** Families that come with systems: the page asks no host for a font. */
const sans = "'Avenir Next', Avenir, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif";
const serif = "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif";
/** Families, weight and corners of each tone, as CSS. */
export const TONES: Record<
  Tone,
  { display: string; text: string; weight: number; tracking: string; radius: string; case: string }
> = {
  plain: { display: sans, text: sans, weight: 700, tracking: '-0.02em', radius: '0.5rem', case: 'none' },
  playful: {
    display: "'Trebuchet MS', 'Chalkboard SE', 'Comic Neue', sans-serif",
    text: sans,
    weight: 800,
    tracking: '-0.01em',
    radius: '1.5rem',
    case: 'none',
  },
  elegant: {
    display: "Didot, 'Bodoni MT', 'Playfair Display', Georgia, serif",
    text: serif,
    weight: 400,
    tracking: '-0.015em',
    radius: '0',
    case: 'none',
  },
  bold: {
    display: "'Arial Black', 'Helvetica Neue', Impact, sans-serif",
    text: sans,
    weight: 900,
    tracking: '-0.035em',
    radius: '0',
    case: 'none',
  },
  calm: { display: serif, text: sans, weight: 500, tracking: '-0.015em', radius: '1rem', case: 'none' },
  technical: {
    display: "Inter, 'SF Pro Display', 'Segoe UI', Roboto, sans-serif",
    text: "Inter, 'SF Pro Text', 'Segoe UI', Roboto, sans-serif",
    weight: 650,
    tracking: '-0.03em',
    radius: '0.75rem',
    case: 'none',
  },
};
