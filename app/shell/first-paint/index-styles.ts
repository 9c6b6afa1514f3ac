import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type CssNode, generate, ident, parse, type Rule, type Selector, type SelectorList } from 'css-tree';
import type { StyleNode, StyleSheets } from './critical-styles.ts';
import { CONDITIONS } from './flat-layers.ts';

/**
 * Writes `styles.json`: the style sheets of the build, taken apart, so that the server can put the rules a page needs
 * into the page without a CSS parser of its own. Typefaces are taken out of the sheets: every page carries them itself,
 * and a sheet that came later and named them again would make the browser measure all text again.
 */
export async function indexStyles(build: string): Promise<void> {
  const assets = path.join(build, 'client', 'assets');
  const sheets: StyleSheets = {};
  for (const name of await readdir(assets)) {
    if (!name.endsWith('.css')) continue;
    const file = path.join(assets, name);
    const text = await readFile(file, 'utf8');
    sheets[`/assets/${name}`] = toNodes(parse(text, { parseValue: false, parseCustomProperty: false }));
    const rest = text.replace(/@font-face\s*\{[^}]*\}/g, '');
    if (rest !== text) await writeFile(file, rest);
  }
  await writeFile(path.join(build, 'styles.json'), JSON.stringify(sheets));
}

function toNodes(parent: CssNode): StyleNode[] {
  const children = 'children' in parent && parent.children ? parent.children.toArray() : [];
  return children.flatMap(toNode);
}

function toNode(node: CssNode): StyleNode[] {
  if (node.type === 'Comment') return [];
  if (node.type === 'Rule' && node.prelude.type === 'SelectorList') return toRule(node, node.prelude);
  if (node.type !== 'Atrule') return [{ text: generate(node) }];
  if (node.name === 'font-face' && generate(node).includes('url(')) return [{ face: generate(node) }];
  const prelude = node.prelude ? ` ${generate(node.prelude)}` : '';
  if (node.block && CONDITIONS.test(node.name)) {
    if (node.name === 'media' && prelude === ' print') return [];
    return [{ at: `@${node.name}${prelude}`, nodes: toNodes(node.block) }];
  }
  const named = /^(property|keyframes)$/.test(node.name) ? { named: prelude.trim() } : {};
  return [{ text: generate(node), ...named }];
}

function toRule(rule: Rule, { children }: SelectorList): StyleNode[] {
  const selectors = (children.toArray() as Selector[])
    .map((selector) => ({ text: generate(selector), needs: needsOf(selector) }))
    .filter(({ text }) => !onlyWhenTouched.test(text));
  if (selectors.length === 0) return [];
  const body = rule.block.children.toArray();
  const variables = body.map((part) =>
    part.type === 'Declaration' && part.property.startsWith('--')
      ? { name: part.property, value: generate(part.value) }
      : null,
  );
  if (variables.every((variable) => variable !== null)) return [{ selectors, variables }];
  return [{ selectors, body: generate(rule.block) }];
}

/** By the time somebody points at something or selects text, the whole style sheet is on its way. */
const onlyWhenTouched = /:hover|:active|::selection/;

/**
 * The classes (`.a`), ids (`#a`) and elements (`a`) without which the selector can not match. States, attributes and
 * what stands in `:not()`, `:is()` or `:where()` are left out: they may match at any time. Names are written as in
 * HTML, where `sm\:px-8` is `sm:px-8`.
 */
function needsOf(selector: Selector): string[] {
  const needs: string[] = [];
  for (const part of selector.children.toArray()) {
    if (part.type === 'ClassSelector') needs.push(`.${ident.decode(part.name)}`);
    if (part.type === 'IdSelector') needs.push(`#${ident.decode(part.name)}`);
    if (part.type === 'TypeSelector' && part.name !== '*') needs.push(part.name.toLowerCase());
  }
  return needs;
}
