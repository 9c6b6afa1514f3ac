import { expect, it } from 'vitest';
import { makeUserCode, readUserCode } from './user-code.ts';

it('a code is read as it was made, however it is typed', () => {
  for (let times = 0; times < 200; times += 1) {
    const code = makeUserCode();
    expect(code).toMatch(/^[^AEIOUYLNSZ012568-]{4}-[^AEIOUYLNSZ012568-]{4}$/);
    for (const typed of [code, code.toLowerCase(), code.replace('-', ''), ` ${code.split('').join(' ')} `])
      expect(readUserCode(typed)).toBe(code);
  }
});

it.each([null, 7, '', 'BCDF', 'BCDF-GHJKM', 'BCDF-GHJA', 'BCDF-GHJ０', `BCDFGHJK${' '.repeat(50)}`])(
  '%j is none',
  (typed) => expect(readUserCode(typed)).toBeNull(),
);
