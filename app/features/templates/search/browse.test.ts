import { describe, expect, it } from 'vitest';
import { indexTemplates, searchTemplates } from '../../../../domain/template/text-index.ts';
import { browse } from './browse.ts';
import { prepareCatalogue } from './catalogue.ts';
import { EVERYTHING, parseSelection } from './selection.ts';
import { template } from './testing.ts';

const templates = [
  template('pizza', {
    title: 'Pizza World',
    category: 'Restaurant',
    description: 'A wood-oven pizzeria.',
    tags: ['menu', 'food'],
    features: ['Diet filters: vegetarian, vegan'],
    themes: ['light', 'dark'],
    pageBytes: 180_000,
  }),
  template('cafe', {
    title: 'Café Écluse',
    category: 'Restaurant',
    tags: ['menu'],
    pageBytes: 90_000,
    pages: 3,
  }),
  template('blog', {
    title: 'Simple Blog',
    tags: ['writing'],
    themes: ['light', 'dark'],
    framework: 'react',
  }),
  template('app', { title: 'Weather App', category: 'Application', pageBytes: 300_000 }),
];
const index = indexTemplates(templates);
const sources = {
  catalogue: prepareCatalogue(templates),
  search: (q: string) => searchTemplates(index, (id) => templates.find((one) => one.id === id), q),
};
const look = (query: string, more: { downloads?: Record<string, number>; first?: string } = {}) =>
  browse({ ...sources, ...more }, parseSelection(new URLSearchParams(query)));
const ids = (query: string, more = {}) => look(query, more).shown.map((one) => one.template.id);
const countsOf = (query: string, name: string) =>
  Object.fromEntries(
    look(query)
      .groups.find((group) => group.name === name)
      ?.options.map(({ value, count }) => [value, count]) ?? [],
  );

describe('search', () => {
  it('forgives a slip, takes beginnings, and knows no accents', () => {
    expect(ids('q=piza')[0]).toBe('pizza');
    expect(ids('q=weathre')).toEqual(['app']);
    expect(ids('q=weath')).toEqual(['app']);
    expect(ids('q=cafe+ecluse')).toEqual(['cafe']);
    expect(ids('q=CAFÉ')).toEqual(['cafe']);
    expect(ids('q=xylophone')).toEqual([]);
  });

  it('wants every word', () => {
    expect(ids('q=pizza+menu')).toEqual(['pizza']);
    expect(ids('q=pizza+writing')).toEqual([]);
  });

  it('looks into titles, descriptions, tags, categories, frameworks and features', () => {
    for (const [q, id] of Object.entries({
      oven: 'pizza',
      food: 'pizza',
      applic: 'app',
      react: 'blog',
      vegan: 'pizza',
    }))
      expect(ids(`q=${q}`)).toContain(id);
  });

  it('says what it found, and where when the card does not show it', () => {
    expect(look('q=piz').shown[0]).toMatchObject({ terms: expect.arrayContaining(['pizza', 'pizzeria']) });
    expect(look('q=piz').shown[0]?.foundIn).toBeUndefined();
    expect(look('q=vegan').shown[0]?.foundIn).toBe('Diet filters: vegetarian, vegan');
  });
});

describe('filters', () => {
  it('take alternatives of one facet, and all of several', () => {
    expect(ids('category=restaurant,application')).toEqual(['pizza', 'cafe', 'app']);
    expect(ids('category=restaurant&has=dark')).toEqual(['pizza']);
    expect(ids('tag=menu,food')).toEqual(['pizza']);
    expect(ids('size=small')).toEqual(['cafe', 'blog']);
  });

  it('leave out', () => {
    expect(ids('category=-restaurant')).toEqual(['blog', 'app']);
    expect(ids('category=restaurant&tag=-food')).toEqual(['cafe']);
    expect(ids('has=-dark,-pages')).toEqual(['app']);
  });

  it('know what works without JavaScript, and nothing of what was not measured', () => {
    const measured = [
      template('whole', { withoutScript: 1 }),
      template('enough', { withoutScript: 0.7 }),
      template('less', { withoutScript: 0.69 }),
      template('unknown'),
    ];
    const catalogue = prepareCatalogue(measured);
    const find = (query: string) =>
      browse({ catalogue, search: () => new Map() }, parseSelection(new URLSearchParams(query)));
    expect(find('has=no_js').shown.map((one) => one.template.id)).toEqual(['whole', 'enough']);
    const features = find('').groups.find(({ name }) => name === 'has');
    expect(features?.options).toEqual([{ value: 'no_js', label: 'Works without JavaScript', count: 2 }]);
  });

  it('combine with a search', () => {
    expect(ids('q=menu&size=medium')).toEqual(['pizza']);
  });

  it('count what each value would bring', () => {
    expect(countsOf('', 'category')).toEqual({ application: 1, blog: 1, restaurant: 2 });
    // A value already chosen does not hide its alternatives; another facet does.
    expect(countsOf('category=blog', 'category')).toEqual({ application: 1, blog: 1, restaurant: 2 });
    expect(countsOf('has=dark', 'category')).toEqual({ application: 0, blog: 1, restaurant: 1 });
    expect(countsOf('category=restaurant', 'has')).toEqual({ dark: 1, pages: 1 });
    expect(countsOf('has=-dark', 'has')).toEqual({ dark: 2, pages: 1 });
  });

  it('offer every value they say they count', () => {
    const all = look('');
    for (const { name, options } of all.groups)
      for (const { value, count } of options) expect(look(`${name}=${value}`).total).toBe(count);
  });

  it('keep a value nobody has, so that it can be taken off', () => {
    const { groups, total } = look('category=submarine');
    expect(total).toBe(0);
    expect(groups[0]?.options.at(-1)).toEqual({ value: 'submarine', label: 'submarine', count: 0 });
  });
});

describe('order', () => {
  it('begins with the featured works, in their order, also of what is filtered', () => {
    const some = ['editor', 'wedding-invitation', 'other', 'pizza-world'].map((id) => template(id, {}));
    const all = { ...sources, catalogue: prepareCatalogue(some) };
    const order = (query: string) =>
      browse(all, parseSelection(new URLSearchParams(query))).shown.map((one) => one.template.id);
    expect(order('')).toEqual(['pizza-world', 'wedding-invitation', 'editor', 'other']);
    expect(order('sort=newest')).toEqual(['editor', 'wedding-invitation', 'other', 'pizza-world']);
  });

  it('is newest first where nothing is featured, the best match first for a search, or as asked', () => {
    expect(ids('')).toEqual(['pizza', 'cafe', 'blog', 'app']);
    expect(ids('sort=name')).toEqual(['cafe', 'pizza', 'blog', 'app']);
    expect(ids('sort=size')[0]).toBe('blog');
    expect(ids('q=menu&sort=name')).toEqual(['cafe', 'pizza']);
  });

  it('by popularity uses the counts it is given, and the newest first where they are equal', () => {
    expect(ids('sort=popular', { downloads: { blog: 7, cafe: 9 } })).toEqual([
      'cafe',
      'blog',
      'pizza',
      'app',
    ]);
    expect(ids('sort=popular')).toEqual(ids(''));
  });

  it('puts the template first that the address puts forward', () => {
    expect(ids('', { first: 'blog' })).toEqual(['blog', 'pizza', 'cafe', 'app']);
  });
});

describe('when nothing is found', () => {
  it('says what could be dropped and what that would bring', () => {
    const { drops } = look('q=menu&category=blog');
    expect(drops.map(({ label, total }) => [label, total])).toEqual([
      ['Blog', 2],
      ['“menu”', 1],
    ]);
    expect(browse(sources, drops[0]?.selection ?? EVERYTHING).total).toBe(2);
  });
});

it('shows 12 for each page asked for', () => {
  const many = Array.from({ length: 60 }, (_, number) => template(`t${number}`));
  const catalogue = prepareCatalogue(many);
  const shown = (page: number) => browse({ ...sources, catalogue }, { ...EVERYTHING, page }).shown.length;
  expect([1, 2, 5, 6].map(shown)).toEqual([12, 24, 60, 60]);
});
