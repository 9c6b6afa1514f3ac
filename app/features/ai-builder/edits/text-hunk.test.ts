import { expect, it } from 'vitest';
import { readPicked } from '../run/watcher.ts';
import { NO_FILES } from '../schema.ts';
import { applyHunk, type Hunk } from './hunk.ts';
import { textHunk } from './text-hunk.ts';

const page = '<h1 class="a">Bread &amp; more</h1><p>Fresh</p><p class="b">Fresh</p><p>Twice</p><p>Twice</p>';

const alone = { nth: 0, alike: 1 };

it('finds the text where it stands once', () => {
  expect(
    textHunk(
      'index.html',
      page,
      { html: '<h1 class="a">Bread &amp; more</h1>', text: 'Bread & more', ...alone },
      'Cake < pie',
    ),
  ).toEqual({
    file: 'index.html',
    search: '>Bread &amp; more<',
    replace: '>Cake &lt; pie<',
  });
});

it('tells elements apart that have the same text', () => {
  expect(
    textHunk('index.html', page, { html: '<p class="b">Fresh</p>', text: 'Fresh', ...alone }, '$& new')
      ?.replace,
  ).toBe('<p class="b">$&amp; new</p>');
});

it('changes the one of several that was meant', () => {
  const second = textHunk(
    'index.html',
    page,
    { html: '<p>Twice</p>', text: 'Twice', nth: 1, alike: 2 },
    'Once',
  );
  expect(applyHunk({ ...NO_FILES, 'index.html': page }, second as Hunk)).toMatchObject({
    files: { 'index.html': page.replace(/<p>Twice<\/p>$/, '<p>Once</p>') },
  });
  const list = '<ul>\n  <li>a</li>\n  <li>a</li>\n  <li>a</li>\n</ul>\n'.repeat(3);
  const fifth = textHunk(
    'index.html',
    list,
    { html: '<li>a</li>', text: 'a', nth: 4, alike: 9 },
    'b',
  ) as Hunk;
  const applied = applyHunk({ ...NO_FILES, 'index.html': list }, fifth);
  expect('files' in applied && applied.files['index.html'].split('<li>').map((part) => part[0])).toEqual(
    '<aaaabaaaa'.split(''),
  );
});

it('changes nothing that is not certain', () => {
  expect(
    textHunk('index.html', page, { html: '<p>Twice</p>', text: 'Twice', nth: 1, alike: 3 }, 'x'),
  ).toBeNull();
  expect(
    textHunk(
      'index.html',
      page,
      { html: '<p>Made by a script</p>', text: 'Made by a script', ...alone },
      'x',
    ),
  ).toBeNull();
});

it('takes from a preview only what has the shape of an element', () => {
  expect(readPicked({ tag: 'H1', html: '<h1>a</h1>', text: 'a', nth: 2, alike: 3 })).toEqual({
    tag: 'h1',
    html: '<h1>a</h1>',
    text: 'a',
    nth: 2,
    alike: 3,
  });
  expect(readPicked({ tag: 'p', html: '<p>', nth: 3, alike: 'x' })).toMatchObject(alone);
  for (const value of [null, 'h1', {}, { tag: 1, html: 'x' }, { tag: 'a', html: '' }])
    expect(readPicked(value)).toBeNull();
  expect(readPicked({ tag: 'p', html: 'x'.repeat(9000), text: 7 })).toMatchObject({ text: null });
  expect(readPicked({ tag: 'p', html: 'x'.repeat(9000), text: '' })?.html).toHaveLength(2000);
});
