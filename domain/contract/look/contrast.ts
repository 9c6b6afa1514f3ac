import type { Look } from './look.ts';

/** Contrast of two opaque colours after WCAG 2: 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

interface ContrastFault {
  palette: string;
  theme: 'light' | 'dark';
  front: string;
  back: string;
  ratio: number;
  least: number;
}

/** The pairs of every palette that have too little contrast, in both themes. */
export function findContrastFaults({ palettes, pairs }: Look): ContrastFault[] {
  const faults: ContrastFault[] = [];
  for (const [palette, colors] of Object.entries(palettes))
    for (const theme of ['light', 'dark'] as const)
      for (const { front, back, least } of pairs) {
        const ratio = contrastOf(colors[theme][front] ?? '', colors[theme][back] ?? '');
        if (!(ratio >= least))
          faults.push({ palette, theme, front, back, ratio: Math.round(ratio * 100) / 100, least });
      }
  return faults;
}
