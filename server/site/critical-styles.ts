/** A part of a style sheet: a rule, a group of rules under a condition, or anything else as it stands. */
export type StyleNode =
  | { selectors: { text: string; needs: string[] }[]; body: string }
  | { at: string; nodes: StyleNode[] }
  | { text: string };

/** The style sheets of the build by their address, as `scripts/build/index-styles.ts` takes them apart. */
export type StyleSheets = Record<string, StyleNode[]>;

const sheetLink = /<link[^>]*? rel="stylesheet"[^>]*? href="([^"]+)"[^>]*>/g;

/**
 * Puts into the page the rules it needs in place of the style sheets it names, so that nothing but the page itself has
 * to arrive before it is painted. `boot.js` fetches the whole sheets together with the scripts, for what appears later.
 * With `nonce` the style elements carry it.
 */
export function inlineStyles(html: string, sheets: StyleSheets, nonce: string): string {
  let names: Set<string> | undefined;
  return html.replace(sheetLink, (link, href: string) => {
    // The router marks some addresses with an empty fragment.
    const sheet = sheets[href.replace(/#$/, '')];
    if (!sheet) return link;
    names ??= namesIn(html);
    return `<style nonce="${nonce}" data-href="${href}">${needed(sheet, names)}</style>`;
  });
}

/** The text of the rules that can match something named. */
function needed(nodes: StyleNode[], names: Set<string>): string {
  let text = '';
  for (const node of nodes) {
    if ('text' in node) text += node.text;
    else if ('at' in node) {
      const inner = needed(node.nodes, names);
      // An empty layer still has its place in the order of layers.
      if (inner || node.at.startsWith('@layer')) text += `${node.at}{${inner}}`;
    } else {
      const selectors = node.selectors.filter(({ needs }) => needs.every((need) => names.has(need)));
      if (selectors.length > 0) text += selectors.map((one) => one.text).join(',') + node.body;
    }
  }
  return text;
}

const entities: Record<string, string> = { amp: '&', gt: '>', lt: '<', quot: '"', '#x27': "'" };

/** Elements (`a`), classes (`.a`) and ids (`#a`) of a page. */
function namesIn(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, tag = ''] of html.matchAll(/<([a-zA-Z][\w-]*)/g)) names.add(tag.toLowerCase());
  for (const [, id] of html.matchAll(/\sid="([^"]*)"/g)) names.add(`#${id}`);
  for (const [, value = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    const classes = value.replace(/&(\w+|#x27);/g, (sign, name: string) => entities[name] ?? sign);
    for (const name of classes.split(/\s+/)) names.add(`.${name}`);
  }
  return names;
}
