import type { LookChoice } from '../../../../domain/contract/contract.ts';
import type { Facts } from '../facts/facts.ts';
import { contrast, mix, readableColour } from '../mend/contrast.ts';
import type { Family } from './families.ts';
import { baseLook as look } from './filled-templates.ts';

/** A palette and a pairing of the same name in Base. */
export type Theme = 'press' | 'grid' | 'hearth' | 'signal' | 'gala' | 'civic';
type Colours = Record<string, string>;

const THEMES: Record<Family, readonly Theme[]> = {
  food: ['hearth', 'press', 'grid'],
  table: ['gala', 'hearth', 'press'],
  beauty: ['gala', 'grid', 'hearth'],
  trade: ['grid', 'civic', 'hearth'],
  office: ['press', 'civic', 'grid'],
  health: ['civic', 'hearth', 'press'],
  stay: ['press', 'hearth', 'gala'],
  sport: ['signal', 'grid', 'civic'],
  maker: ['grid', 'press', 'gala'],
  occasion: ['gala', 'press', 'hearth'],
  music: ['signal', 'gala', 'grid'],
  event: ['grid', 'signal', 'civic'],
  cause: ['civic', 'hearth', 'press'],
  learning: ['hearth', 'civic', 'press'],
  shop: ['hearth', 'press', 'grid'],
  tour: ['civic', 'hearth', 'press'],
  software: ['signal', 'civic', 'grid'],
  words: ['press', 'grid', 'signal'],
  person: ['press', 'grid', 'civic'],
  general: ['press', 'civic', 'hearth'],
};

const TONES: Record<string, Theme> = {
  playful: 'hearth',
  elegant: 'gala',
  bold: 'grid',
  calm: 'press',
  technical: 'signal',
  plain: 'civic',
  warm: 'hearth',
  rustic: 'press',
  romantic: 'gala',
  modern: 'grid',
  minimal: 'grid',
  serious: 'press',
  friendly: 'hearth',
  festive: 'gala',
  retro: 'press',
  natural: 'hearth',
};

/** Three themes for a family of businesses, those of the tones that were asked for first. */
export function themesFor(family: Family, tones: readonly string[]): Theme[] {
  const asked = tones.flatMap((tone) => TONES[tone] ?? []);
  return [...new Set([...asked, ...THEMES[family]])].slice(0, 3);
}

/** What a theme is called. */
export const labelOfTheme = (theme: Theme): string => look.pairings[theme]?.label ?? theme;

/** A theme in the colours and the scheme that were asked for. Every pair of colours that meet can be read. */
export function lookOf(theme: Theme, { colours, scheme }: Pick<Facts, 'colours' | 'scheme'>): LookChoice {
  const { light = {}, dark = {} } = look.palettes[theme] ?? {};
  const sides: { light: Colours; dark: Colours } = { light, dark };
  const written = colours.filter(({ on }) => on !== 'ground').map(({ hex }) => hex);
  // Beside another colour, white is what that one stands on.
  const vivid = written.filter((hex) => contrast(hex, '#ffffff') > 1.2);
  const rest = vivid.length > 0 ? vivid : written;
  const ground =
    colours.find(({ on }) => on === 'ground')?.hex ??
    written.find((hex) => rest !== written && !rest.includes(hex));
  const overrides: Record<string, string> = {};
  for (const side of ['light', 'dark'] as const) {
    const isDark = (scheme ?? (side === 'light' && ground && isDeep(ground) ? 'dark' : side)) === 'dark';
    const start = isDark ? sides.dark : sides.light;
    const wanted = coloured(start, ground && isDeep(ground) === isDark ? ground : undefined, rest);
    for (const [name, colour] of Object.entries(wanted))
      if (colour !== sides[side][name]) overrides[`${side}.${name}`] = colour;
  }
  return { palette: theme, pairing: theme, overrides };
}

const isDeep = (colour: string) => contrast(colour, '#ffffff') > contrast(colour, '#000000');

function coloured(start: Colours, ground: string | undefined, [accent, second]: readonly string[]): Colours {
  const colours = { ...start };
  if (ground) {
    const [near, far] = isDeep(ground) ? ['#ffffff', '#000000'] : ['#000000', '#ffffff'];
    // Towards what is written on it, but not where that would no longer be read.
    const end = contrast(ground, near) > 9 ? near : far;
    Object.assign(colours, {
      paper: ground,
      raised: mix(ground, '#ffffff', isDeep(ground) ? 0.06 : 0.5),
      sunk: mix(ground, end, isDeep(ground) ? 0.1 : 0.05),
      wash: mix(ground, end, 0.12),
      'wash-2': mix(ground, end, 0.18),
      line: mix(ground, end, 0.2),
    });
  }
  if (second) colours['spot-2'] = second;
  if (accent) Object.assign(colours, accented(colours, accent));
  return ground || accent ? readable(colours) : colours;
}

/** Contrast with the paper below which a colour is too pale to write with. */
const PALE = 2.5;

/** The colours that follow the accent. A pale one is written on ink, and laid under drawings. */
function accented(colours: Colours, accent: string): Colours {
  const { paper = '', ink = '' } = colours;
  const deep = mix(accent, '#0c0c0c', isDeep(accent) ? 0.7 : 0.86);
  const shared = {
    spot: accent,
    deep,
    'deep-line': mix(deep, '#ffffff', 0.18),
    'deep-soft': mix(deep, '#ffffff', 0.7),
  };
  if (contrast(accent, paper) < PALE && isDeep(ink))
    return { ...shared, accent: ink, 'on-accent': accent, wash: accent, 'wash-2': mix(accent, ink, 0.12) };
  return {
    ...shared,
    accent,
    'on-accent': isDeep(accent) ? '#ffffff' : '#111111',
    wash: mix(paper, accent, 0.16),
    'wash-2': mix(paper, accent, 0.26),
  };
}

/** Makes what is written in a colour darker or lighter until it can be read on everything it meets. */
function readable(colours: Colours): Colours {
  const fronts = [...new Set(look.pairs.map(({ front }) => front))];
  // What is written on the accent depends on what the accent has become.
  for (const front of [...fronts.filter((one) => one !== 'on-accent'), 'on-accent']) {
    const pairs = look.pairs.filter((pair) => pair.front === front);
    const at = (name: string) => colours[name] ?? '#000000';
    const fails = () => pairs.find(({ back, least }) => contrast(at(front), at(back)) < least);
    for (let fault = fails(), tries = 0; fault && tries < pairs.length * 2; fault = fails(), tries += 1)
      colours[front] =
        readableColour({ text: at(front), ground: at(fault.back), needed: fault.least }) ?? at(front);
    if (fails()) colours[front] = isDeep(at(pairs[0]?.back ?? '')) ? '#ffffff' : '#000000';
  }
  return colours;
}
