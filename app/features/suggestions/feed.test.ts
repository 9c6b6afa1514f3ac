import { expect, test } from 'vitest';
import { suggestionsFeed } from './feed.ts';
import type { Suggestion } from './suggestion.ts';

const one: Suggestion = {
  id: 'a2c0',
  number: 7,
  name: 'Ada & <Bea>',
  email: 'a•••@example.org',
  suggestion: 'A page for "maps" & more.\nWith\u0007 <b>lines</b>.',
  status: 'declined',
  status_reason: 'Too small.',
  status_changed_at: null,
  votes_count: 3,
  comments_count: 0,
  created_at: '2026-11-20T10:00:00+00:00',
  updated_at: '2026-11-21T10:00:00.123456+00:00',
};

test('an entry has an address that never changes, its day, its author and its text, escaped', () => {
  const feed = suggestionsFeed([one], 'https://plinth.example');
  expect(feed).toContain('<id>https://plinth.example/make-my-site/7</id>');
  expect(feed).toContain('<link href="https://plinth.example/make-my-site/7-a-page-for-maps-more"/>');
  expect(feed).toContain('<title>A page for &quot;maps&quot; &amp; more.</title>');
  expect(feed).toContain('<name>Ada &amp; &lt;Bea&gt;</name>');
  expect(feed).toContain('With &lt;b&gt;lines&lt;/b&gt;.\n\nDeclined: Too small.</content>');
  expect(feed).toContain('<published>2026-11-20T10:00:00.000Z</published>');
  expect(feed.match(/<updated>2026-11-21T10:00:00.123Z<\/updated>/g)).toHaveLength(2);
  expect(feed).not.toContain('example.org');
});

test('an empty board is a feed as well', () => {
  expect(suggestionsFeed([], 'https://plinth.example')).toContain(
    '<updated>1970-01-01T00:00:00.000Z</updated>',
  );
});
