import { describe, expect, it } from 'vitest';
import { parseReply } from './read-reply.ts';
import cases from './testing/replies.json' with { type: 'json' };

describe('a reply with', () => {
  it.each(cases)('$name', ({ reply, want }) => {
    expect(parseReply(reply)).toMatchObject(want);
  });
});
