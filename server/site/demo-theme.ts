import { decideTheme, type Theme } from '../../domain/template/decide-theme.ts';

/** `pizza-world~dark/menu.html` asks for `pizza-world/menu.html` in the dark. */
export function splitTheme(wanted: string): { name: string; theme: Theme | null } {
  const parts = /^([^/~]+)~(light|dark)(\/.*)?$/.exec(wanted);
  if (!parts) return { name: wanted, theme: null };
  return { name: `${parts[1]}${parts[3] ?? ''}`, theme: parts[2] as Theme };
}

interface Forced {
  /** Content type of the file. */
  type: string;
  theme: Theme;
  /** Origin of the site whose frame shows it, where the demo has another one. */
  mainOrigin: string | null;
}

/**
 * The text of a demo's file with the theme decided: a template is not to be changed for being shown. Pages also tell the window
 * around them which page they are, since from outside of a sandbox that can not be read.
 */
export function forceTheme(text: string, { type, theme, mainOrigin }: Forced): string {
  const decided = decideTheme(text, theme);
  return type.startsWith('text/html')
    ? decided.replace(/<head(?:\s[^>]*)?>/i, `$&${scriptOf(theme, mainOrigin)}`)
    : decided;
}

function scriptOf(theme: Theme, mainOrigin: string | null): string {
  // Without an origin, the address is still one of the site.
  const target = mainOrigin === null ? 'location.origin' : `'${mainOrigin}'`;
  return (
    `<script>{${mainOrigin === null ? '' : forgetTheme(theme)}` +
    `const tell=()=>parent.postMessage({plinthPage:location.pathname+location.search+location.hash},${target});` +
    "tell();addEventListener('hashchange',tell);addEventListener('popstate',tell)}</script>"
  );
}

/**
 * What a demo with an origin has remembered of its own theme switch must not win over the theme that it is shown in. Who
 * comes from another page of the demo may have switched there a moment ago. A value that is a theme's name and nothing else is
 * such a choice, whatever its key.
 */
function forgetTheme(theme: Theme): string {
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    'if(!document.referrer.startsWith(location.origin))try{' +
    'for(const [key,value] of Object.entries(localStorage))' +
    `if(/^"?${other}"?$/.test(value))localStorage.removeItem(key)}catch{}`
  );
}
