import { expect, test } from 'vitest';
import type { TemplateSummary } from '../templates/schema.ts';
import { homeDataOf } from './home-data.ts';

const photo = { width: 1280, height: 800, avif: '', webp: '', src: '/card.webp' };

function summary(id: string, category: string, withoutScript?: number): TemplateSummary {
  const scores = { performance: 99, accessibility: 100, bestPractices: 100, seo: 100 };
  return {
    id,
    title: id,
    category,
    withoutScript,
    photo,
    pageBytes: 1,
    scores,
  } as unknown as TemplateSummary;
}

test('the shelves begin with the featured works and hold each work once, in its smallest picture', () => {
  const srcset = '/a-400.avif 400w, /a-800.avif 800w';
  const templates = ['editor', 'simple-blog', 'other', 'pizza-world'].map((id) => ({
    ...summary(id, id),
    photo: { ...photo, avif: srcset },
  }));
  const { shelves } = homeDataOf(templates, () => null, ['gone', 'pizza-world', 'simple-blog']);
  expect(shelves.map(({ id }) => id)).toEqual(['pizza-world', 'simple-blog', 'editor', 'other']);
  expect(shelves[0]?.photo.avif).toBe('/a-400.avif');
});

test('works hang by variety, websites before applications', () => {
  const templates = [
    summary('editor', 'Productivity', 0.1),
    summary('planner', 'Productivity', 0.1),
    summary('pizzeria', 'Restaurant', 1),
    summary('unmeasured', 'Dashboard'),
    summary('bakery', 'Restaurant', 1),
    summary('journal', 'Blog', 0.9),
  ];
  const { hero, wall } = homeDataOf(templates, () => null);
  expect(hero.wide?.id).toBe('pizzeria');
  // There are too few to take the first two from the wall.
  expect(wall.map(({ id }) => id)).toEqual([
    'pizzeria',
    'journal',
    'editor',
    'unmeasured',
    'bakery',
    'planner',
  ]);
});
