/** Hue and chroma, in OKLCH, of a colour as people name it. */
export type Tint = { hue: number; chroma: number };

/** Names by folded word, in English, German, French and Spanish. */
const NAMES: Record<string, Tint> = {
  ...named('red rot rote roten rouge rojo crimson scarlet', 25, 0.18),
  ...named('burgundy wine bordeaux maroon weinrot', 15, 0.13),
  ...named('orange tangerine', 50, 0.16),
  ...named('terracotta terrakotta rust clay copper coral koralle', 40, 0.12),
  ...named('brown braun marron chocolate schoko coffee-brown beige sand sandy', 60, 0.07),
  ...named('yellow gelb jaune amarillo gold golden mustard senfgelb honey', 85, 0.14),
  ...named('green grun grune grunen vert verde forest emerald', 150, 0.13),
  ...named('olive oliv sage salbei moss moosgrun', 120, 0.08),
  ...named('mint minze', 165, 0.1),
  ...named('teal petrol turquoise turkis cyan aqua', 195, 0.11),
  ...named('blue blau blaue blauen bleu azul cobalt ultramarine', 260, 0.17),
  ...named('sky-blue himmelblau hellblau', 235, 0.13),
  ...named('navy marineblau dunkelblau dunkelblaue dunkelblauen indigo', 268, 0.13),
  ...named('purple violet lila violett morado mauve lavender lavendel plum', 300, 0.15),
  ...named('pink rosa rose magenta fuchsia', 350, 0.16),
  ...named(
    'grey gray grau gris black schwarz noir negro white weiss monochrome schwarzweiss silver',
    90,
    0.004,
  ),
};

function named(words: string, hue: number, chroma: number): Record<string, Tint> {
  return Object.fromEntries(words.split(' ').map((word) => [word, { hue, chroma }]));
}

/** The colour a folded text names last, so that a later wish wins; null when it names none. */
export function readColour(folded: string): (Tint & { word: string }) | null {
  const words = folded.split(/[^a-z-]+/).filter((word) => Object.hasOwn(NAMES, word));
  const word = words.at(-1);
  return word ? { ...(NAMES[word] as Tint), word } : null;
}

/** Red, green and blue from 0 to 1, cut to what a screen can show. Björn Ottosson's OKLab. */
function toRgb(lightness: number, { hue, chroma }: Tint): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return linear.map((value) => {
    const clipped = Math.min(1, Math.max(0, value));
    return clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
  }) as [number, number, number];
}

/** A colour as `#rrggbb`. `lightness` is OKLCH's, from 0 to 1. */
function colour(lightness: number, tint: Tint): string {
  return `#${toRgb(lightness, tint)
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** WCAG's contrast of two colours in `#rrggbb`, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The colours of a page, for both schemes. Text holds 4.5:1 on each of its grounds. */
export type Palette = Record<
  'paper' | 'panel' | 'ink' | 'soft' | 'line' | 'accent' | 'onAccent' | 'art',
  string
>;

export function palettes(tint: Tint): { light: Palette; dark: Palette } {
  const hint = (chroma: number): Tint => ({ hue: tint.hue, chroma: Math.min(tint.chroma, chroma) });
  const light = {
    paper: colour(0.985, hint(0.006)),
    panel: colour(0.945, hint(0.02)),
    ink: colour(0.2, hint(0.02)),
    soft: colour(0.42, hint(0.025)),
    line: colour(0.85, hint(0.02)),
    onAccent: '#ffffff',
    art: colour(0.8, hint(0.09)),
  };
  const dark = {
    paper: colour(0.17, hint(0.012)),
    panel: colour(0.225, hint(0.018)),
    ink: colour(0.95, hint(0.008)),
    soft: colour(0.78, hint(0.02)),
    line: colour(0.36, hint(0.02)),
    onAccent: colour(0.17, hint(0.02)),
    art: colour(0.42, hint(0.08)),
  };
  return {
    light: { ...light, accent: readable(tint, 0.56, -0.01, [light.paper, light.panel, light.onAccent]) },
    dark: { ...dark, accent: readable(tint, 0.74, 0.01, [dark.paper, dark.panel, dark.onAccent]) },
  };
}

/** The tint at the first lightness, going by `step`, at which it holds 4.5:1 on all grounds. */
function readable(tint: Tint, from: number, step: number, grounds: readonly string[]): string {
  let lightness = from;
  while (lightness > 0 && lightness < 1) {
    const value = colour(lightness, tint);
    if (grounds.every((ground) => contrast(value, ground) >= 4.5)) return value;
    lightness += step;
  }
  return colour(step < 0 ? 0 : 1, { hue: 0, chroma: 0 });
}
