import { describe, expect, it } from 'vitest';
import { breadcrumbList, creativeWork, itemList, productNode, templateNode } from './structured-data.ts';

const site = 'https://plinth.example';

describe('structured data', () => {
  it('begins a path at Home and ends it with the page', () => {
    expect(breadcrumbList(site, [{ name: 'Blog', path: '/blog' }]).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://plinth.example/' },
      { '@type': 'ListItem', position: 2, name: 'Blog', item: 'https://plinth.example/blog' },
    ]);
  });
  it('counts the entries of a list from one', () => {
    const list = itemList(site, 'Works', [
      { name: 'A', path: '/a' },
      { name: 'B', path: '/b' },
    ]);
    expect(list.numberOfItems).toBe(2);
    expect((list.itemListElement as { position: number }[]).map(({ position }) => position)).toEqual([1, 2]);
  });
  it('leaves out what is not known of a work, and keeps addresses of other hosts', () => {
    const work = { name: 'A', description: 'B', path: '/a', keywords: ['c', 'd'] };
    expect(creativeWork(site, work)).not.toHaveProperty('image');
    expect(creativeWork(site, { ...work, image: 'https://files.example/a.png' }).image).toBe(
      'https://files.example/a.png',
    );
  });
  it('says that a template is a work and source code', () => {
    const node = templateNode(site, {
      name: 'A',
      description: 'B',
      path: '/template/a',
      keywords: [],
      framework: 'React',
      category: 'Shop',
      version: '1.0.0',
    });
    expect(node).toMatchObject({ '@type': ['CreativeWork', 'SoftwareSourceCode'], version: '1.0.0' });
  });
  it('writes prices as the vocabulary wants them', () => {
    const product = { name: 'A', description: 'B', path: '/premium/a', images: ['/a.jpg'], category: 'Shop' };
    const node = productNode(site, { ...product, price: 499 });
    expect(node.offers).toMatchObject({ price: '499.00', priceCurrency: 'INR', url: `${site}/premium/a` });
    expect(node.image).toEqual([`${site}/a.jpg`]);
  });
});
