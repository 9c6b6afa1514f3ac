import type { LookChoice } from '../contract.ts';
import type { Files } from '../marks.ts';
import { lookOf } from './look.ts';
import { declarationsOf } from './render-look.ts';

/** A custom property with the place of its value, in a style sheet of nothing else. */
const declaration = /^([ \t]*--([a-z0-9-]+):[ \t]*)([^;\n]*);/gm;

/** Every declaration of a look's style sheet: its value and where it stands. */
export function readDeclarations(css: string): Map<string, { value: string; start: number; end: number }> {
  return new Map(
    [...css.matchAll(declaration)].map(({ 1: before = '', 2: name = '', 3: value = '', index }) => {
      const start = index + before.length;
      return [name, { value, start, end: start + value.length }];
    }),
  );
}

/** The look that the files have: the palette and pairing that are nearest, and what differs from them. */
export function readLook(files: Files): LookChoice | null {
  const found = lookOf(files);
  if (!found) return null;
  const { look } = found;
  const present = readDeclarations(found.css);
  const misses = (choice: Partial<LookChoice>) =>
    declarationsOf(look, choice).filter(([name, value]) => present.get(name)?.value !== value).length;
  const nearest = (names: string[], choice: (name: string) => Partial<LookChoice>) =>
    names.reduce((best, name) => (misses(choice(name)) < misses(choice(best)) ? name : best));
  const palette = nearest(Object.keys(look.palettes), (name) => ({ palette: name }));
  const pairing = nearest(Object.keys(look.pairings), (name) => ({ palette, pairing: name }));
  const overrides: Record<string, string> = {};
  for (const [name, value] of declarationsOf(look, { palette, pairing })) {
    const own = present.get(name)?.value;
    if (own === undefined || own === value) continue;
    const [, light, dark] = /^light-dark\((\S+), (\S+)\)$/.exec(own) ?? [null, own, own];
    const colors = look.palettes[palette];
    if (!colors?.light[name]) overrides[name] = own;
    else {
      if (light && light !== colors.light[name]) overrides[`light.${name}`] = light;
      if (dark && dark !== colors.dark[name]) overrides[`dark.${name}`] = dark;
    }
  }
  return { palette, pairing, overrides };
}
