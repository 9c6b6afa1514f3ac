import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { TemplateGrid } from '../../app/features/templates/components/template-grid.tsx';
import { browse, type ShownTemplate } from '../../app/features/templates/search/browse.ts';
import { prepareCatalogue } from '../../app/features/templates/search/catalogue.ts';
import { EVERYTHING, withChoice } from '../../app/features/templates/search/selection.ts';
import { manyTemplates } from '../../app/features/templates/search/testing.ts';
import { indexTemplates, searchTemplates } from '../../domain/template/text-index.ts';

const TYPED = ['harbour menu', 'lantren', 'weather invoice', 'café', 'qarry poster', 'ma'];

/**
 * Milliseconds of the processor from each key to the new list, sorted, and for indexing the same catalogue: searching,
 * filtering, counting and drawing among `count` templates.
 */
export function measureTyping(count: number): { keys: number[]; indexing: number } {
  const templates = manyTemplates(count);
  const byId = new Map(templates.map((one) => [one.id, one]));
  const before = worked();
  const index = indexTemplates(templates);
  const indexing = worked() - before;
  const sources = {
    catalogue: prepareCatalogue(templates),
    search: (q: string) => searchTemplates(index, (id) => byId.get(id), q),
  };
  const filtered = withChoice(withChoice(EVERYTHING, 'has', 'dark', 'only'), 'category', 'shop', 'not');
  const type = (q: string) => draw(browse(sources, { ...filtered, q }).shown);
  for (const word of TYPED) type(word);
  // The middle of three: what else the machine does comes and goes.
  const keys = TYPED.flatMap((word) =>
    Array.from(word, (_, length) =>
      middle([1, 2, 3].map(() => timeOf(() => type(word.slice(0, length + 1))))),
    ),
  );
  return { keys: keys.sort((a, b) => a - b), indexing };
}

function timeOf(work: () => unknown): number {
  const before = worked();
  work();
  return worked() - before;
}

/** Milliseconds this thread has worked: the time in which others had the processor does not count. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The median. */
export function middle(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

function draw(shown: ShownTemplate[]): string {
  const grid = createElement(TemplateGrid, { shown, highlighted: undefined });
  const router = createMemoryRouter([{ path: '*', element: grid }]);
  return renderToString(createElement(RouterProvider, { router }));
}
