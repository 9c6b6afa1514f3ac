import type { LookChoice } from '../contract.ts';
import type { Look } from './look.ts';

/** Each custom property of the look with its value under a choice, in the order of the style sheet. */
export function declarationsOf(
  look: Look,
  { palette, pairing, overrides = {} }: Partial<LookChoice>,
): [string, string][] {
  const colors = look.palettes[palette ?? ''] ?? Object.values(look.palettes)[0];
  const type = look.pairings[pairing ?? ''] ?? Object.values(look.pairings)[0];
  if (!colors || !type) return [];
  return [
    ...Object.keys(colors.light).map((name): [string, string] => [
      name,
      pair(overrides[`light.${name}`] ?? colors.light[name], overrides[`dark.${name}`] ?? colors.dark[name]),
    ]),
    ...Object.entries(type.fonts).map(([name, families]): [string, string] => [
      name,
      families.map(quote).join(', '),
    ]),
    ...Object.entries(type.numbers).map(([name, value]): [string, string] => [name, String(value)]),
    ...Object.entries(look.shape).map(([name, value]): [string, string] => [name, overrides[name] ?? value]),
  ];
}

/** The style sheet of a look: custom properties and nothing else. */
export function renderLook(look: Look): string {
  const lines = declarationsOf(look, {}).map(([name, value]) => `  --${name}: ${value};`);
  return `/* Colours by day and by night, type and shape, made from look.json. */
:root {
  color-scheme: light dark;
${lines.join('\n')}
}
`;
}

/** One value when both are the same: it is then the same in every theme. */
function pair(light = '', dark = ''): string {
  return light === dark ? light : `light-dark(${light}, ${dark})`;
}

/** Generic families are words of the language and stand without quotes. */
const generic =
  /^(serif|sans-serif|monospace|cursive|system-ui|ui-serif|ui-sans-serif|ui-rounded|ui-monospace)$/;

function quote(family: string): string {
  return generic.test(family) || !family.includes(' ') ? family : `"${family}"`;
}
