import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type CssNode, generate, parse, type Selector } from 'css-tree';
import type { StyleNode, StyleSheets } from '../../server/site/critical-styles.ts';

/**
 * Writes `styles.json`: the style sheets of the build, taken apart, so that the server can put the rules a page needs
 * into the page without a CSS parser of its own.
 */
export async function indexStyles(build: string): Promise<void> {
  const assets = path.join(build, 'client', 'assets');
  const sheets: StyleSheets = {};
  for (const name of await readdir(assets)) {
    if (!name.endsWith('.css')) continue;
    const tree = parse(await readFile(path.join(assets, name), 'utf8'), {
      parseValue: false,
      parseCustomProperty: false,
    });
    sheets[`/assets/${name}`] = toNodes(tree);
  }
  await writeFile(path.join(build, 'styles.json'), JSON.stringify(sheets));
}

function toNodes(parent: CssNode): StyleNode[] {
  const children = 'children' in parent && parent.children ? parent.children.toArray() : [];
  return children.filter(({ type }) => type !== 'Comment').map(toNode);
}

function toNode(node: CssNode): StyleNode {
  if (node.type === 'Rule' && node.prelude.type === 'SelectorList') {
    const selectors = node.prelude.children.toArray() as Selector[];
    return {
      selectors: selectors.map((selector) => ({ text: generate(selector), needs: needsOf(selector) })),
      body: generate(node.block),
    };
  }
  const holdsRules =
    node.type === 'Atrule' && /^(media|supports|layer|container|starting-style)$/.test(node.name);
  if (holdsRules && node.block) {
    const prelude = node.prelude ? ` ${generate(node.prelude)}` : '';
    return { at: `@${node.name}${prelude}`, nodes: toNodes(node.block) };
  }
  return { text: generate(node) };
}

/**
 * The classes (`.a`), ids (`#a`) and elements (`a`) without which the selector can not match. States, attributes and
 * what stands in `:not()`, `:is()` or `:where()` are left out: they may match at any time.
 */
function needsOf(selector: Selector): string[] {
  const needs: string[] = [];
  for (const part of selector.children.toArray()) {
    if (part.type === 'ClassSelector') needs.push(`.${unescapeName(part.name)}`);
    if (part.type === 'IdSelector') needs.push(`#${unescapeName(part.name)}`);
    if (part.type === 'TypeSelector' && part.name !== '*') needs.push(part.name.toLowerCase());
  }
  return needs;
}

/** A name as it stands in HTML: `sm\:px-8` is `sm:px-8` there. */
function unescapeName(name: string): string {
  return name.replace(/\\(?:([0-9a-fA-F]{1,6})\s?|(.))/g, (_, code?: string, sign?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (sign ?? ''),
  );
}
