import type { PageFiles } from '../schema.ts';

/** What a page that was generated may reach: nothing, or other hosts as any website may. */
export type Network = 'off' | 'on';

const OWN_STYLE = /[ \t]*<link\b[^>]*\bhref\s*=\s*["']?(?:\.\/)?styles\.css\b[^>]*>[ \t]*\n?/gi;
const OWN_SCRIPT =
  /[ \t]*<script\b[^>]*\bsrc\s*=\s*["']?(?:\.\/)?script\.js\b[^>]*>\s*<\/script\s*>[ \t]*\n?/gi;

/** The policy that a page carries in itself, beside the one of the address it is shown at. */
const POLICY: Record<Network, string> = {
  off: [
    "default-src 'none'",
    // Modules of a website are imported as data.
    "script-src 'unsafe-inline' data:",
    "worker-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    'font-src data:',
    'media-src data: blob:',
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; '),
  on: "form-action 'none'; object-src 'none'; base-uri 'none'",
};

/**
 * The three files as one document that needs nothing beside it. Its policy comes before everything else in it, so that
 * with the network off nothing of the page is asked of a host. `script` is run before the page's own.
 */
export function combineFiles(files: PageFiles, network: Network, script = ''): string {
  const html = files['index.html'].replace(OWN_STYLE, '').replace(OWN_SCRIPT, '');
  const css = files['styles.css'].trim().replace(/<\/(?=style)/gi, '<\\/');
  const style = css && `<style>\n${css}\n</style>\n`;
  const js = files['script.js'].trim();
  const tail = js && `<script>\n${closedOff(js)}\n</script>\n`;
  return before(
    /<\/body\s*>/i,
    before(/<\/head\s*>|<body\b/i, withPolicy(html, network, script), style),
    tail,
  );
}

/** A page with its policy, and `script`, before everything that it brings. */
export function withPolicy(html: string, network: Network, script = ''): string {
  const head = [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${POLICY[network]}">`,
    script && `<script>${closedOff(script)}</script>`,
    /<meta\b[^>]*\bname\s*=\s*["']?viewport/i.test(html)
      ? ''
      : '<meta name="viewport" content="width=device-width, initial-scale=1">',
  ].join('');
  return withHead(html, head);
}

/** A script that can not end its own element early. */
function closedOff(code: string): string {
  return code.replace(/<\/(?=script)/gi, '<\\/').replace(/<!--/g, '<\\!--');
}

/** A comment as browsers read it: `<!-->` is a whole one, and `--!>` ends one. Whatever looks otherwise is taken for content. */
const COMMENTS = String.raw`(?:<!--(?!-?>)(?:(?!--!?>)[\s\S])*--!?>\s*)*`;
const ATTRIBUTES = `(?:[^>"']|"[^"]*"|'[^']*')*`;
const OPENING = new RegExp(
  String.raw`^\s*${COMMENTS}(?:<!doctype[^>]*>\s*)?${COMMENTS}(?:<html\b${ATTRIBUTES}>\s*)?`,
  'i',
);
const HEAD = new RegExp(`^${COMMENTS}<head\\b${ATTRIBUTES}>`, 'i');

function withHead(html: string, head: string): string {
  const start = OPENING.exec(html)?.[0] ?? '';
  const rest = html.slice(start.length);
  const headTag = HEAD.exec(rest)?.[0];
  const doctype = /<!doctype/i.test(start) ? start : `<!doctype html>\n${start}`;
  if (headTag) return `${doctype}${headTag}${head}${rest.slice(headTag.length)}`;
  return `${doctype}<head>${head}</head>${rest}`;
}

/** Puts a text before the last match, or at the end. The text may hold `$`. */
function before(tag: RegExp, html: string, text: string): string {
  if (!text) return html;
  const all = [...html.matchAll(new RegExp(tag.source, 'gi'))];
  // The head ends once, at its first tag; the body at its last.
  const at = tag.source.includes('head') ? all[0]?.index : all.at(-1)?.index;
  return at === undefined ? `${html}\n${text}` : `${html.slice(0, at)}${text}${html.slice(at)}`;
}
