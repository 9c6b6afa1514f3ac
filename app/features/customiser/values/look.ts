import type { LookChoice } from '../../../../domain/contract/contract.ts';
import type { Outline, Values } from '../schema.ts';
import { isEqual } from './slots.ts';

/** The look that is chosen now; null for a template without one. */
export function lookOf({ site, look }: Outline, values: Values): LookChoice | null {
  if (!look) return null;
  const [palette = ''] = Object.keys(look.palettes);
  const [pairing = ''] = Object.keys(look.pairings);
  return values.look ?? site.look ?? { palette, pairing, overrides: {} };
}

/** The values with another look; the template's own is not named. */
export function withLook({ site }: Outline, values: Values, choice: LookChoice): Values {
  const { look: _, ...others } = values;
  return isEqual(choice, site.look) ? others : { ...others, look: choice };
}

/** The choice with one colour or length of its own, or without it. */
export function withOverride(choice: LookChoice, name: string, value: string | null): LookChoice {
  const { [name]: _, ...others } = choice.overrides;
  return { ...choice, overrides: value === null ? others : { ...others, [name]: value } };
}
