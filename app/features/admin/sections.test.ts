import { describe, expect, it } from 'vitest';
import { placeHref, readPlace } from './sections.ts';

const read = (section: string | undefined, search = '') => readPlace(section, new URLSearchParams(search));

describe('an address of the desk', () => {
  it('begins with what waits for a decision', () => {
    expect(read(undefined)).toEqual({ section: 'projects', page: 1, view: '', q: '' });
  });

  it('is read as it is written', () => {
    const place = { section: 'accounts', page: 3, view: 'suspended', q: 'ada@example.org' } as const;
    const [path = '', search] = placeHref(place).split('?');
    expect(read(path.replace('/admin/', ''), search)).toEqual(place);
  });

  it.each(['0', '-2', 'x', '', '1e99'])('shows a page that exists for page=%s', (page) => {
    const { page: shown = 0 } = read('log', `page=${page}`) ?? {};
    expect(shown).toBeGreaterThanOrEqual(1);
    expect(shown).toBeLessThanOrEqual(10_000);
  });

  it('names no other section', () => {
    expect(read('orders/1')).toBeNull();
    expect(read('toString')).toBeNull();
  });
});
