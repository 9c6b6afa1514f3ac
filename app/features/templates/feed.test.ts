import { expect, it } from 'vitest';
import { templatesFeed } from './feed.ts';
import { manyTemplates } from './search/testing.ts';

it('is a JSON Feed of the newest templates, with full addresses and instants', () => {
  const feed = JSON.parse(templatesFeed(manyTemplates(100), 'https://plinth.example'));
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: 'https://plinth.example/templates/feed.json',
    home_page_url: 'https://plinth.example/templates',
  });
  expect(feed.items).toHaveLength(30);
  for (const item of feed.items) {
    expect(item.url).toMatch(/^https:\/\/plinth\.example\/template\//);
    expect(item.id).toBe(item.url);
    expect(Number.isNaN(Date.parse(item.date_published))).toBe(false);
    expect(item.content_text).toEqual(expect.any(String));
  }
});
