import { type CssLocation, lexer, parse, walk } from 'css-tree';
import { attribute, parseDocument } from '../document.ts';
import type { Fault } from '../fault.ts';
import { isBundled, isVendored, type Template } from '../template.ts';

/** A declaration that the grammar does not know: a real browser has the last word. */
export interface DoubtfulDeclaration {
  file: string;
  line: number;
  column: number;
  property: string;
  value: string;
}

export interface CssResult {
  faults: Fault[];
  doubtful: DoubtfulDeclaration[];
}

interface Sheet {
  file: string;
  css: string;
  line: number;
  /** Made from `source/`: the bundler has read its conditions, which the parser here does not always know. */
  isBundled?: boolean;
}

/** Every style sheet and `<style>` parses, and every declaration is one that browsers understand. */
export async function checkCss(template: Template): Promise<CssResult> {
  const result: CssResult = { faults: [], doubtful: [] };
  for (const sheet of await sheetsOf(template)) checkSheet(sheet, result);
  return result;
}

async function sheetsOf(template: Template): Promise<Sheet[]> {
  const sheets: Sheet[] = [];
  for (const file of template.site) {
    if (file.endsWith('.css') && !isVendored(file))
      sheets.push({ file, css: await template.text(file), line: 1, isBundled: isBundled(template, file) });
    if (!file.endsWith('.html')) continue;
    const document = await parseDocument(await template.text(file), file);
    for (const style of document?.querySelectorAll('style') ?? [])
      if ((attribute(style, 'type') ?? 'text/css') === 'text/css')
        sheets.push({ file, css: style.textContent, line: style.location.line });
  }
  return sheets;
}

function checkSheet({ file, css, line: first, isBundled }: Sheet, { faults, doubtful }: CssResult): void {
  const place = (loc: { line: number; column: number } | undefined) => ({
    line: first + (loc?.line ?? 1) - 1,
    column: loc?.column ?? 1,
  });
  const tree = parse(css, {
    positions: true,
    parseCustomProperty: false,
    parseAtrulePrelude: !isBundled,
    onParseError(error) {
      const at = place(error);
      faults.push({
        bar: 'css',
        file,
        ...at,
        what: error.message,
        mend: 'a browser skips what it can not read',
      });
    },
  });
  walk(tree, function (node) {
    if (node.type !== 'Declaration' || node.property.startsWith('--')) return;
    // Inside @font-face, @property and the like are descriptors, which have grammars of their own.
    if (
      this.atrule &&
      !/^(media|supports|container|layer|scope|starting-style|(-webkit-)?keyframes)$/.test(this.atrule.name)
    )
      return;
    if (/^-(webkit|moz|ms)-/.test(node.property)) return;
    const { error } = lexer.matchDeclaration(node);
    if (!error || /var\(\)/.test(error.message)) return;
    const loc = (node.loc as CssLocation).start;
    const raw = css.slice(loc.offset, (node.loc as CssLocation).end.offset);
    const value = raw
      .slice(raw.indexOf(':') + 1)
      .replace(/!\s*important\s*$/i, '')
      .trim();
    if (/\b(var|env)\(/.test(value)) return;
    doubtful.push({ file, ...place(loc), property: node.property, value });
  });
}

/** The fault of a declaration that the browser does not understand either. */
export function notUnderstood({ property, value, ...place }: DoubtfulDeclaration): Fault {
  return {
    bar: 'css',
    ...place,
    what: `"${property}: ${value}" is not understood`,
    mend: 'correct the property or its value',
  };
}
