import { describe, expect, it } from 'vitest';
import { readFilter } from './filter.ts';

const row = { id: 7, title: 'Pizza, "World"', status: 'draft', votes: 12, gone: null, open: true };

describe('readFilter', () => {
  it.each([
    ['id=eq.7', true],
    ['id=eq.8', false],
    ['id=neq.8', true],
    ['votes=gt.9', true],
    ['votes=gte.12', true],
    ['votes=lt.9', false],
    ['votes=lte.12', true],
    ['title=eq.Pizza, "World"', true],
    ['status=in.(draft,published)', true],
    ['status=in.("pending_review", published)', false],
    ['open=eq.true', true],
    ['gone=eq.null', false],
    ['gone=neq.x', false],
    ['unknown=eq.1', false],
    ['constructor=neq.1', false],
  ])('%s: %s', (text, passes) => {
    expect(readFilter(text)?.(row)).toBe(passes);
  });

  it.each(['', 'id', 'id=7', 'id=like.%x', 'id=in.7', '=eq.1', 'id=constructor.1'])(
    'does not understand %j',
    (text) => {
      expect(readFilter(text)).toBeNull();
    },
  );
});
