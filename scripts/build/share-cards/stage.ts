import type { Face } from './faces.ts';
import { type Block, setLine } from './set-text.ts';

/** The site's own colours in the light theme (app/ui/styles/tokens.css). */
export const colours = {
  paper: '#f6f5f2',
  surface: '#fffefc',
  floor: '#e4e1da',
  line: '#dcd9d2',
  slab: '#cbc7be',
  edge: '#87837a',
  ink: '#1a1917',
  soft: '#4f4c46',
  faint: '#67635b',
  accent: '#1f3bd1',
  accentSoft: '#e4e8fb',
};

/** Top of the slab that everything stands on, and the left margin. */
export const GROUND = 552;
export const MARGIN = 72;

const SLAB_HEIGHT = 16;

/**
 * The wall, the floor and the slab of the logo, drawn out until it carries the whole picture. The mark and the name
 * stand on it at the left.
 */
export function stage(display: Face, contents: string): string {
  // The mark is drawn on a grid of 32; its own slab begins at 25, a gap of 2 below the letter.
  const scale = 2.25;
  const mark = `<g transform="translate(${MARGIN - 6 * scale} ${GROUND - 25 * scale}) scale(${scale})">
    <circle cx="18" cy="10.5" r="8.5" fill="${colours.accent}"/><path d="M6 2h7v21H6z" fill="${colours.ink}"/></g>`;
  const name = text('Plinth', display, 42, MARGIN + 62, GROUND - 2 * scale, colours.ink);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" fill="none">
    <rect width="1200" height="630" fill="${colours.paper}"/>
    <rect y="${GROUND}" width="1200" height="${630 - GROUND}" fill="${colours.floor}"/>
    ${contents}
    <rect y="${GROUND}" width="1200" height="${SLAB_HEIGHT}" fill="${colours.ink}"/>
    ${mark}${name}</svg>`;
}

/** One line of text with its baseline at x, y. */
export function text(line: string, face: Face, size: number, x: number, y: number, fill: string): string {
  return `<path transform="translate(${x} ${y})" d="${setLine(line, face, size).path}" fill="${fill}"/>`;
}

/** Lines of text; `top` is where their capitals begin. Returns also where the last baseline is. */
export function block(
  { lines, size }: Block,
  face: Face,
  leading: number,
  place: { x: number; top: number; fill: string },
): { svg: string; bottom: number } {
  const capitals = (face.fonts[0]?.capHeight ?? 700) / (face.fonts[0]?.unitsPerEm ?? 1000);
  const baseline = (index: number) => Math.round(place.top + size * capitals + index * size * leading);
  return {
    svg: lines.map((line, index) => text(line, face, size, place.x, baseline(index), place.fill)).join(''),
    bottom: baseline(lines.length - 1),
  };
}

/** A plinth that stands on the slab: a cap, a shaft lit from the left, a foot. */
export function plinth(x: number, top: number, width: number): string {
  const shaft = width - 20;
  const shade = Math.round(shaft * 0.28);
  return `<rect x="${x + 10}" y="${top}" width="${shaft}" height="${GROUND - top}" fill="${colours.line}"/>
    <rect x="${x + 10 + shaft - shade}" y="${top}" width="${shade}" height="${GROUND - top}" fill="${colours.slab}"/>
    <rect x="${x}" y="${top}" width="${width}" height="12" fill="${colours.slab}"/>
    <rect x="${x}" y="${GROUND - 14}" width="${width}" height="14" fill="${colours.slab}"/>`;
}

/** The edge around a photograph of the size, drawn outside of it. */
export function frame({ left, top, width, height }: Rectangle): string {
  return `<rect x="${left - 3}" y="${top - 3}" width="${width + 6}" height="${height + 6}" rx="4" fill="${colours.ink}"/>`;
}

export interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}
