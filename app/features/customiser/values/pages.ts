import type { Outline, Values } from '../schema.ts';

/** What can be changed in the pages that the values keep; a template that is filled elsewhere may leave pages out. */
export function withKeptPages(outline: Outline, { pages }: Values): Outline {
  if (!pages) return outline;
  const kept = new Set(['index.html', '404.html', ...pages]);
  return { ...outline, pages: outline.pages.filter(({ file }) => kept.has(file)) };
}
