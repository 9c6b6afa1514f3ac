import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.each([
  ['Choose a UI Template, Then Make It Yours', 'choose-a-ui-template-then-make-it-yours'],
  ['  WCAG 2.2 AA: what changed? ', 'wcag-2-2-aa-what-changed'],
  ['--', ''],
  ['Größe & Maß', 'größe-maß'],
])('%j becomes %j', (text, slug) => expect(slugOf(text)).toBe(slug));
