import { describe, expect, it } from 'vitest';
import { parseReply, readReply } from './read-reply.ts';
import { contentShapes, page, script, styles } from './testing/content-shapes.ts';
import cases from './testing/replies.json' with { type: 'json' };

describe('a reply with', () => {
  it.each(cases)('$name', ({ reply, want }) => {
    expect(parseReply(reply)).toMatchObject(want);
  });
});

describe('a website in', () => {
  it.each(contentShapes)('$name', ({ reply, want, otherCode, words }) => {
    const read = readReply(reply);
    if (otherCode) return expect(read).toMatchObject({ files: new Map(), otherCode });
    if (words) {
      expect(read.files).toEqual(new Map());
      return expect(read.words).toContain(words);
    }
    const expected = want ?? { 'index.html': page, 'styles.css': styles, 'script.js': script };
    expect(Object.fromEntries(read.files)).toEqual(expected);
  });
});
