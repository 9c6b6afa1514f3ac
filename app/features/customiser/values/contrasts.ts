import type { LookChoice } from '../../../../domain/contract/contract.ts';
import { contrastOf } from '../../../../domain/contract/look/contrast.ts';
import type { Look } from '../../../../domain/contract/look/look.ts';
import type { Theme } from '../../../../domain/template/decide-theme.ts';

/** A pair of colours that meet, and how well one is read on the other. */
export type Contrast = { theme: Theme; front: string; back: string; ratio: number; least: number };

/** The colour that a token has under a choice. */
export function colorOf(look: Look, { palette, overrides }: LookChoice, theme: Theme, name: string): string {
  const colors = look.palettes[palette] ?? Object.values(look.palettes)[0];
  return overrides[`${theme}.${name}`] ?? colors?.[theme][name] ?? '#000000';
}

/** Every pair of colours that meet in a template, by day and by night, under a choice. */
export function contrastsOf(look: Look, choice: LookChoice): Contrast[] {
  return (['light', 'dark'] as const).flatMap((theme) =>
    look.pairs.map(({ front, back, least }) => ({
      theme,
      front,
      back,
      least,
      ratio: contrastOf(colorOf(look, choice, theme, front), colorOf(look, choice, theme, back)),
    })),
  );
}

/** A contrast in words. Rounded down, so that what is just too little does not look like enough. */
export function contrastWords({ ratio, least }: Contrast): string {
  const shown = (Math.floor(ratio * 10) / 10).toFixed(1);
  if (ratio < least) return `${shown} to 1: too little, ${least} is needed (AA)`;
  return `${shown} to 1: ${ratio >= 7 ? 'very good (AAA)' : 'good (AA)'}`;
}
