/** A theme that a template is shown in, whatever the visitor's system prefers. */
export type Theme = 'light' | 'dark';

/**
 * A text of a template with the theme decided: questions about the preferred scheme, in pages, style sheets and scripts alike, get
 * a fixed answer. No browser lets a page choose the preference that a frame sees.
 */
export function decideTheme(text: string, theme: Theme): string {
  return text
    .replace(/\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/g, (_, asked) =>
      asked === theme ? '(min-width: 0)' : '(max-width: 0)',
    )
    .replace(/(color-scheme\s*:\s*)(?:light dark|dark light)\b/g, `$1${theme}`)
    .replace(
      /(<meta\s[^>]*name=["']?color-scheme["']?[^>]*content=["'])(?:light dark|dark light)/gi,
      `$1${theme}`,
    );
}
