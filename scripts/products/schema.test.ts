import { describe, expect, it } from 'vitest';
import { goodText } from './fixture.ts';
import { parseProduct } from './schema.ts';
import { technologiesOf } from './technologies.ts';

const faultsOf = (changes: object) => {
  const result = parseProduct(JSON.stringify({ ...goodText, ...changes }, null, 2));
  return 'faults' in result ? result.faults.map(({ field, what }) => `${field} ${what}`) : [];
};

describe('product.json', () => {
  it('is read as it is written', () => {
    expect(parseProduct(JSON.stringify(goodText))).toEqual({ product: goodText });
  });

  it.each<[string, object, RegExp]>([
    ['a price in rupees', { price: 1999.5 }, /^price must be a whole number of paise/],
    ['paise that are no whole rupees', { price: 199950 }, /^price must be whole rupees/],
    ['an original price below the price', { originalPrice: 99900 }, /^originalPrice must be above the price/],
    ['an unknown category', { category: 'Shop' }, /^category must be one of: Dashboard, Landing Page/],
    ['a slug that differs', { slug: 'tea' }, /^slug must be the same as id/],
    [
      'a hash that is no route',
      { screens: goodText.screens.with(1, { name: 'Cups', hash: '#cups' }) },
      /^screens\.1\.hash must be '' or begin/,
    ],
    ['a count by hand', { sourceFiles: 12 }, /^sourceFiles is counted from source/],
    ['testimonials by hand', { testimonials: [] }, /^testimonials comes from buyers only/],
    ['a field nobody knows', { colour: 'red' }, /^colour is not a known field/],
    [
      'a question asked twice',
      { faq: [...goodText.faq, goodText.faq[0]] },
      /^faq must not say a thing twice/,
    ],
    ['no features', { features: undefined }, /^features is missing/],
  ])('refuses %s', (_, changes, words) => {
    expect(faultsOf(changes).join('\n')).toMatch(words);
  });

  it('names the line', () => {
    const text = JSON.stringify({ ...goodText, category: 'Shop' }, null, 2);
    const result = parseProduct(text);
    const line = text.split('\n').findIndex((one) => one.includes('"category"')) + 1;
    expect(result).toMatchObject({ faults: [{ field: 'category', line }] });
  });
});

describe('technologies', () => {
  it('are the known packages with their major versions', () => {
    const text = JSON.stringify({
      dependencies: { react: '19.3.1' },
      devDependencies: { vite: '8.3.8', left: '1.0.0' },
    });
    expect(technologiesOf(text)).toEqual(['React 19', 'Vite 8']);
  });
});
