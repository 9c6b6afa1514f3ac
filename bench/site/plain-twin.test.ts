import { expect, it } from 'vitest';
import { plainTwin } from './plain-twin.ts';

it('has the words and the size of a page, and nothing that loads or runs', () => {
  const html = `<!doctype html><title>Bread</title><style>p { color: red; }</style><script>alert(1)</script>
    <main><h1>Fresh <b>bread</b></h1><img src="/loaf.avif" alt=""></main>${'<p>Every morning.</p>'.repeat(200)}`;
  const twin = plainTwin(html);
  expect(twin).toMatch(/Fresh bread/);
  expect(twin).not.toMatch(/alert|color|loaf|<img|<script/);
  expect(Math.abs(twin.length - html.length)).toBeLessThan(400);
});

it('is there for a page without words', () => {
  expect(plainTwin(`<img src="x">${' '.repeat(2000)}`).length).toBeGreaterThan(1999);
});
