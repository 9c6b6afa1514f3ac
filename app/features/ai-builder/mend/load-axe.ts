let source: Promise<string> | undefined;

/** The text of axe, for pages that run apart from this one. Fetched at the first call. */
export function loadAxe(): Promise<string> {
  source ??= import('axe-core/axe.min.js?raw').then((module) => module.default);
  return source;
}
