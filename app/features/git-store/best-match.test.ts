import { expect, it } from 'vitest';
import type { Repository } from '../../lib/repository-view.ts';
import { bestMatch } from './best-match.ts';

const one = (id: string, name: string, slug = name) => ({ id, name, slug }) as Repository;

it('prefers one’s own, then the exact name, then any case, then the address', () => {
  const mine = [one('1', 'Shop', 'Shop')];
  const community = [
    one('2', 'shop'),
    one('3', 'Blog', 'blog'),
    one('4', 'My Blog', 'my-blog'),
    one('5', 'blog'),
  ];
  expect(bestMatch('shop', mine, community)?.id).toBe('1');
  expect(bestMatch('shop', [], community)?.id).toBe('2');
  expect(bestMatch('blog', [], community)?.id).toBe('5');
  expect(bestMatch('BLOG', [], community)?.id).toBe('3');
  expect(bestMatch('my-blog', [], community)?.id).toBe('4');
  expect(bestMatch('none', mine, community)).toBeUndefined();
});
