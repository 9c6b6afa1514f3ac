import { type CssNode, type List, parse, type Selector } from 'css-tree';
import type { Plugin } from 'vite';

/** How often a selector says that it is no element with an impossible id, which makes it more specific by one id. */
const WEIGHTS: Record<string, number> = { properties: 0, theme: 0, base: 0, components: 1, utilities: 2 };
const WEIGHT_OUTSIDE = 3;
const NO_ELEMENT = ':not(#\\#)';

/** At-rules whose rules hold under a condition, in the layer that the at-rule stands in. */
export const CONDITIONS = /^(media|supports|container|starting-style)$/;

/**
 * Takes the cascade layers out of the site's style sheets. A sheet with layers that is added to a page makes Chromium lay
 * out the whole page anew; the site adds its whole sheets to every page after it has been drawn.
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
  const edits: { from: number; to: number; text: string }[] = [];
  const edit = (from: number, to: number, text: string) => edits.push({ from, to, text });

  const flatten = (nodes: List<CssNode>, weight: number): void => {
    for (const node of nodes) {
      if (node.type === 'Rule') {
        if (node.prelude.type !== 'SelectorList') throw new Error(`Not understood: ${at(css, node)}`);
        for (const selector of node.prelude.children) makeWeigh(selector as Selector, weight);
      }
      if (node.type !== 'Atrule') continue;
      if (node.name === 'layer') flattenLayer(node);
      else if (node.block && CONDITIONS.test(node.name)) flatten(node.block.children, weight);
    }
  };
  const flattenLayer = (node: Extract<CssNode, { type: 'Atrule' }>): void => {
    const [from, to] = range(node);
    if (!node.block) return void edit(from, to, '');
    const [blockFrom, blockTo] = range(node.block);
    const name = css.slice(from + '@layer'.length, blockFrom).trim();
    const weight = WEIGHTS[name];
    if (weight === undefined) throw new Error(`A layer without a weight: ${name}`);
    edit(from, blockFrom + 1, '');
    edit(blockTo - 1, blockTo, '');
    flatten(node.block.children, weight);
  };
  const makeWeigh = (selector: Selector, weight: number): void => {
    const [first] = selector.children;
    if (!first || selector.children.some(({ type }) => type === 'IdSelector'))
      throw new Error(`No weight can be given to ${at(css, selector)}`);
    // The name of an element comes first.
    const [from, to] = range(first);
    const place = first.type === 'TypeSelector' ? to : from;
    edit(place, place, NO_ELEMENT.repeat(weight));
  };

  const sheet = parse(css, { positions: true, parseValue: false, parseAtrulePrelude: false });
  if (sheet.type === 'StyleSheet') flatten(sheet.children, WEIGHT_OUTSIDE);
  let flat = '';
  let done = 0;
  for (const { from, to, text } of edits.toSorted((one, other) => one.from - other.from)) {
    flat += css.slice(done, from) + text;
    done = to;
  }
  return flat + css.slice(done);
}

function range({ loc }: CssNode): [from: number, to: number] {
  if (!loc) throw new Error('css-tree was not asked for positions.');
  return [loc.start.offset, loc.end.offset];
}

function at(css: string, node: CssNode): string {
  const [from, to] = range(node);
  return css.slice(from, Math.min(to, from + 80));
}
