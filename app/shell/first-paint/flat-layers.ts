import { type Atrule, type CssNode, generate, List, parse, type Rule, type Selector } from 'css-tree';
import type { Plugin } from 'vite';

/** How often a selector says that it is no element with an impossible id, which makes it more specific by one id. */
const WEIGHTS: Record<string, number> = { properties: 0, theme: 0, base: 0, components: 1, utilities: 2 };
const WEIGHT_OUTSIDE = 3;
const NO_ELEMENT = ':not(#\\#)';

/** At-rules whose rules hold under a condition, in the layer that the at-rule stands in. */
export const CONDITIONS = /^(media|supports|container|starting-style)$/;

/**
 * Takes the cascade layers out of the site's style sheets. A sheet with layers that is added to a page makes Chromium
 * lay out the whole page again; the site adds its whole sheets to every page after it has been drawn.
 */
export function flatLayers(): Plugin {
  return {
    name: 'flat-layers',
    // After Tailwind's, which is one of them and stands before this one.
    enforce: 'pre',
    transform(code, id) {
      return /\.css(\?|$)/.test(id) ? { code: flattenLayers(code), map: null } : null;
    },
  };
}

/**
 * The style sheet without cascade layers, with the order of its layers kept by the specificity of its selectors. Throws
 * where it can not be kept: at a layer that is not one of Tailwind's, and at a selector with an id of its own.
 */
export function flattenLayers(css: string): string {
  const sheet = parse(css, { parseValue: false, parseAtrulePrelude: false });
  if (sheet.type === 'StyleSheet') flatten(sheet.children, WEIGHT_OUTSIDE);
  return generate(sheet);
}

function flatten(nodes: List<CssNode>, weight: number): void {
  nodes.forEach((node, item) => {
    if (node.type === 'Rule') addWeight(node, weight);
    if (node.type !== 'Atrule') return;
    const isLayer = node.name === 'layer';
    if (node.block && (isLayer || CONDITIONS.test(node.name)))
      flatten(node.block.children, isLayer ? weightOf(node) : weight);
    if (isLayer && node.block) nodes.replace(item, node.block.children);
    else if (isLayer) nodes.remove(item);
  });
}

function weightOf({ prelude }: Atrule): number {
  const name = prelude ? generate(prelude) : '';
  const weight = WEIGHTS[name];
  if (weight === undefined) throw new Error(`A layer without a weight: ${name}`);
  return weight;
}

function addWeight({ prelude }: Rule, weight: number): void {
  if (prelude.type !== 'SelectorList') throw new Error(`Not understood: ${generate(prelude)}`);
  for (const selector of prelude.children.toArray() as Selector[]) {
    const parts = selector.children.toArray();
    if (parts.length === 0 || parts.some(({ type }) => type === 'IdSelector'))
      throw new Error(`No weight can be given to ${generate(selector)}`);
    // The name of an element comes first.
    const place = parts[0]?.type === 'TypeSelector' ? 1 : 0;
    parts.splice(place, 0, { type: 'Raw', value: NO_ELEMENT.repeat(weight) });
    selector.children = new List<CssNode>().fromArray(parts);
  }
}
