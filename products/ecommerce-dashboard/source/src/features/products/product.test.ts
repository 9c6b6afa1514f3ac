import { describe, expect, it } from 'vitest';
import { makeSample } from '../../data/sample/store';
import { newProduct, newVariant, productFaults } from './product';

const store = makeSample();
const [good] = [...store.products.values()];
if (!good) throw new Error('The sample has no products.');
const first = good.variants[0]!;
const withVariant = (changes: Partial<typeof first>) => ({ ...good, variants: [{ ...first, ...changes }] });

describe('a product', () => {
  it('is good as the sample has it', () => expect(productFaults(good, store)).toBeNull());
  it('begins incomplete', () =>
    expect(productFaults(newProduct(store), store)).toMatchObject({ name: /two letters/ }));
  it.each([
    [{ name: ' ' }, /needs a name/],
    [{ sku: 'ab' }, /3 to 20/],
    [{ price: 0 }, /more than/],
    [{ sku: [...store.products.values()][1]!.variants[0]!.sku }, /belongs to another/],
  ])('refuses a variant with %j', (changes, words) => {
    expect(productFaults(withVariant(changes), store)?.variants[first.id]).toMatch(words);
  });
  it('refuses the same SKU twice in itself', () => {
    const twin = { ...first, id: 'twin' };
    expect(productFaults({ ...good, variants: [first, twin] }, store)?.variants.twin).toMatch(
      /belongs to another/,
    );
  });
});

it('numbers new variants past those that are there', () => {
  expect(newVariant('p', [{ ...first, id: 'p-2' }]).id).toBe('p-3');
});
