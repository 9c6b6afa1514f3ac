import { describe, expect, it } from 'vitest';
import { joinReplies } from './join-replies.ts';
import { parseReply } from './read-reply.ts';

const page = '```html\n<!doctype html>\n<h1>Bread</h1>\n```\n\n';
const whole = `${page}\`\`\`css\nh1 { color: navy; }\np { margin: 0; }\n\`\`\`\n`;
const at = whole.indexOf('navy');
const [before, rest] = [whole.slice(0, at), whole.slice(at)];

describe('a reply that goes on after it broke off is the whole one', () => {
  it.each([
    ['with the next character', rest],
    ['with the fence of its file once more', `\`\`\`css\n${rest}`],
    ['with its last line once more', `h1 { color: ${rest}`],
    ['with both once more', `\n\`\`\`css\nh1 { color: ${rest}`],
  ])('%s', (_, more) => {
    expect(parseReply(joinReplies(before, more))).toEqual(parseReply(whole));
  });

  it('between two files', () => {
    expect(joinReplies(page, whole.slice(page.length))).toBe(whole);
  });

  it('however little has come of the rest', () => {
    for (let end = 0; end < rest.length; end += 1)
      expect(joinReplies(before, rest.slice(0, end))).toBe(before + rest.slice(0, end));
  });
});
