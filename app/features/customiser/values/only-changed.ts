import type { Value } from '../../../../domain/contract/contract.ts';
import type { Site } from '../../../../domain/contract/read-site.ts';
import type { Values } from '../schema.ts';
import { entryOf, isEqual, isUntouched, onlyChangedItems } from './slots.ts';

/** The values that differ from what the template says: a `site.json` may name every slot. */
export function onlyChanged(values: Values, site: Site): Values {
  const slots = Object.entries(values.slots).flatMap(([name, value]): [string, Value][] => {
    const base = entryOf(site, { slot: name, items: [] })?.value;
    if (!Array.isArray(value) || !Array.isArray(base)) return isEqual(value, base) ? [] : [[name, value]];
    const items = onlyChangedItems(value, base);
    return isUntouched(items, base) ? [] : [[name, items]];
  });
  const { look, sections, pages } = values;
  return {
    slots: Object.fromEntries(slots),
    ...(look && !isEqual(look, site.look) ? { look } : {}),
    ...(sections && !isEqual(sections, site.sections) ? { sections } : {}),
    ...(pages ? { pages } : {}),
  };
}
