import { describe, expect, it } from 'vitest';
import { alphabet, checkOf, grouped, isCode, newCode, tidy } from './code.ts';

const hand = (seed: number) => () => {
  seed = (seed * 1664525 + 1013904223) % 4294967296;
  return seed / 4294967296;
};

describe('codes', () => {
  const random = hand(7);
  const codes = Array.from({ length: 60 }, () => newCode(9, random));
  it('pass their own check', () => expect(codes.every((code) => isCode(code, 9))).toBe(true));
  it('do not pass with one character changed, whichever it is', () => {
    for (const code of codes.slice(0, 6))
      for (let i = 0; i < code.length; i += 1)
        for (const sign of alphabet)
          if (sign !== code[i]) expect(isCode(code.slice(0, i) + sign + code.slice(i + 1), 9)).toBe(false);
  });
  it('do not pass with two neighbours changed', () => {
    for (const code of codes)
      for (let i = 0; i + 2 < code.length; i += 1) {
        const swapped = code.slice(0, i) + code[i + 1] + code[i] + code.slice(i + 2);
        if (swapped !== code) expect(isCode(swapped, 9)).toBe(false);
      }
  });
  it('do not pass too short, too long or with other signs', () => {
    const [code = ''] = codes;
    expect([code.slice(1), `${code}2`, `${code.slice(0, -1)}?`].some((it) => isCode(it, 9))).toBe(false);
  });
});

it('what is typed is tidied: case, spaces, hyphens', () => {
  const body = 'K7MQ4XT2';
  const code = body + checkOf(body);
  expect(isCode(tidy(` ${grouped(code).toLowerCase()} `), 9)).toBe(true);
});
it('codes are printed in groups', () => expect(grouped('K7MQ4XT2A')).toBe('K7MQ-4XT2-A'));
