import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { TemplateGrid } from '../components/template-grid.tsx';
import { browse, type ShownTemplate } from './browse.ts';
import { prepareCatalogue } from './catalogue.ts';
import { EVERYTHING, withChoice } from './selection.ts';
import { manyTemplates } from './testing.ts';
import { indexTemplates, searchTemplates } from './text-index.ts';

/** From a key to the new list: searching, filtering, counting and drawing. Milliseconds. */
const LIMIT_MS = 50;
const TYPED = ['harbour menu', 'lantren', 'weather invoice', 'café', 'qarry poster', 'ma'];

it('answers every key within 50 ms among 5,000 templates', () => {
  const templates = manyTemplates(5000);
  const byId = new Map(templates.map((one) => [one.id, one]));
  const index = indexTemplates(templates);
  const sources = {
    catalogue: prepareCatalogue(templates),
    search: (q: string) => searchTemplates(index, (id) => byId.get(id), q),
  };
  const filtered = withChoice(withChoice(EVERYTHING, 'has', 'dark', 'only'), 'category', 'shop', 'not');
  const type = (q: string) => draw(browse(sources, { ...filtered, q }).shown);
  for (const word of TYPED) type(word);

  // Each key once, as it is pressed.
  const times = TYPED.flatMap((word) =>
    Array.from(word, (_, length) => {
      const started = performance.now();
      type(word.slice(0, length + 1));
      return performance.now() - started;
    }),
  ).sort((a, b) => a - b);
  const [median, p95] = [0.5, 0.95].map((part) => times[Math.floor(times.length * part)] ?? 0);
  console.log(
    `${times.length} keys: median ${median?.toFixed(1)} ms, p95 ${p95?.toFixed(1)} ms, worst ${times.at(-1)?.toFixed(1)} ms`,
  );
  expect(p95).toBeLessThanOrEqual(LIMIT_MS);
});

function draw(shown: ShownTemplate[]): string {
  const grid = createElement(TemplateGrid, { shown, highlighted: undefined });
  const router = createMemoryRouter([{ path: '*', element: grid }]);
  return renderToString(createElement(RouterProvider, { router }));
}
