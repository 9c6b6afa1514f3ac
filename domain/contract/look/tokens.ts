import type { Look } from './look.ts';

/**
 * The look as design tokens: a resolver document of the DTCG format 2025.10. Palettes and pairings are contexts of two
 * modifiers; by day and by night are groups, because both are in one style sheet.
 */
export function renderTokens({ palettes, pairings, shape }: Look): string {
  const document = {
    version: '2025.10',
    sets: { shape: { sources: [group('dimension', shape, toDimension)] } },
    modifiers: {
      palette: modifier(palettes, ({ light, dark }) => ({
        light: group('color', light, toColor),
        dark: group('color', dark, toColor),
      })),
      pairing: modifier(pairings, ({ fonts, numbers }) => ({
        font: group('fontFamily', fonts, (families) => families),
        number: group('number', numbers, (value) => value),
      })),
    },
    resolutionOrder: [
      { $ref: '#/sets/shape' },
      { $ref: '#/modifiers/palette' },
      { $ref: '#/modifiers/pairing' },
    ],
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function modifier<T extends { label: string }>(all: Record<string, T>, render: (one: T) => object) {
  const contexts = Object.fromEntries(
    Object.entries(all).map(([name, one]) => [name, [{ $description: one.label, ...render(one) }]]),
  );
  return { default: Object.keys(all)[0], contexts };
}

function group<T>(type: string, values: Record<string, T>, render: (value: T) => unknown) {
  return {
    $type: type,
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { $value: render(value) }])),
  };
}

function toColor(color: string) {
  const channels = [1, 3, 5].map(
    (at) => Math.round((Number.parseInt(color.slice(at, at + 2), 16) / 255) * 1e4) / 1e4,
  );
  const alpha =
    color.length > 7 ? { alpha: Math.round((Number.parseInt(color.slice(7), 16) / 255) * 1e3) / 1e3 } : {};
  return { colorSpace: 'srgb', components: channels, ...alpha, hex: color.slice(0, 7) };
}

function toDimension(length: string) {
  return { value: Number.parseFloat(length), unit: length.endsWith('rem') ? 'rem' : 'px' };
}
