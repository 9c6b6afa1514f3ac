import { templatePaths } from '../../schema.ts';

export type DemoTheme = 'light' | 'dark';

/** Address of a demo in one theme, whatever the visitor's system prefers: the server writes the theme into its files. */
export function themedDemo(id: string, theme: DemoTheme, page = ''): string {
  return `/demo/${id}~${theme}/${page}`;
}

/** Address of the same page as it ships. */
export function plainDemo(id: string, page: string): string {
  return templatePaths.demo(id) + page;
}

/** The page, below the demo's folder, that a themed demo says it shows, here or on its own host; null for anything else. */
export function pageOf(message: unknown, id: string): string | null {
  const address = (message as { plinthPage?: unknown } | null)?.plinthPage;
  if (typeof address !== 'string') return null;
  const page = /^\/(?:demo\/([a-z0-9-]+))?~(?:light|dark)\/(.*)$/.exec(address);
  return page && (page[1] ?? id) === id ? (page[2] ?? '') : null;
}
