/** A theme that a demo is shown in, whatever the visitor's system prefers. */
export type DemoTheme = 'light' | 'dark';

/** `pizza-world~dark/menu.html` asks for `pizza-world/menu.html` in the dark. */
export function splitTheme(wanted: string): { name: string; theme: DemoTheme | null } {
  const parts = /^([^/~]+)~(light|dark)(\/.*)?$/.exec(wanted);
  if (!parts) return { name: wanted, theme: null };
  return { name: `${parts[1]}${parts[3] ?? ''}`, theme: parts[2] as DemoTheme };
}

/**
 * The text of a demo's file with the theme decided: questions about the preferred scheme, in style sheets and scripts
 * alike, get a fixed answer. No browser lets a page choose the preference that a frame sees, and a template is
 * not to be changed for being shown. Pages also tell the window around them which page they are, since from outside of
 * a sandbox that can not be read.
 */
export function forceTheme(text: string, type: string, theme: DemoTheme): string {
  const decided = text
    .replace(/\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/g, (_, asked) =>
      asked === theme ? '(min-width: 0)' : '(max-width: 0)',
    )
    .replace(/(color-scheme\s*:\s*)(?:light dark|dark light)\b/g, `$1${theme}`)
    .replace(
      /(<meta\s[^>]*name=["']?color-scheme["']?[^>]*content=["'])(?:light dark|dark light)/gi,
      `$1${theme}`,
    );
  return type.startsWith('text/html') ? decided.replace(/<head(?:\s[^>]*)?>/i, `$&${reportPage}`) : decided;
}

const reportPage =
  '<script>{const tell=()=>parent.postMessage({plinthPage:location.pathname+location.search+location.hash},location.origin);' +
  "tell();addEventListener('hashchange',tell);addEventListener('popstate',tell)}</script>";
