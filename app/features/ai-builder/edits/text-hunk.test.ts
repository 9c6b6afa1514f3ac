import { expect, it } from 'vitest';
import { readPicked } from '../run/watcher.ts';
import { textHunk } from './text-hunk.ts';

const page = '<h1 class="a">Bread &amp; more</h1><p>Fresh</p><p class="b">Fresh</p><p>Twice</p><p>Twice</p>';

it('finds the text where it stands once', () => {
  expect(
    textHunk(page, { html: '<h1 class="a">Bread &amp; more</h1>', text: 'Bread & more' }, 'Cake < pie'),
  ).toEqual({
    file: 'index.html',
    search: '>Bread &amp; more<',
    replace: '>Cake &lt; pie<',
  });
});

it('tells elements apart that have the same text', () => {
  expect(textHunk(page, { html: '<p class="b">Fresh</p>', text: 'Fresh' }, '$& new')?.replace).toBe(
    '<p class="b">$&amp; new</p>',
  );
});

it('changes nothing that is not certain', () => {
  expect(textHunk(page, { html: '<p>Twice</p>', text: 'Twice' }, 'x')).toBeNull();
  expect(textHunk(page, { html: '<p>Made by a script</p>', text: 'Made by a script' }, 'x')).toBeNull();
});

it('takes from a preview only what has the shape of an element', () => {
  expect(readPicked({ tag: 'H1', html: '<h1>a</h1>', text: 'a' })).toEqual({
    tag: 'h1',
    html: '<h1>a</h1>',
    text: 'a',
  });
  for (const value of [null, 'h1', {}, { tag: 1, html: 'x' }, { tag: 'a', html: '' }])
    expect(readPicked(value)).toBeNull();
  expect(readPicked({ tag: 'p', html: 'x'.repeat(9000), text: 7 })).toMatchObject({ text: null });
  expect(readPicked({ tag: 'p', html: 'x'.repeat(9000), text: '' })?.html).toHaveLength(2000);
});
