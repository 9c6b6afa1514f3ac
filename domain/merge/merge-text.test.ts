import { describe, expect, it } from 'vitest';
import { hasConflictMarks, mergeTexts } from './merge-text.ts';

const base = 'one\ntwo\nthree\nfour\nfive\n';
const merge = (mine: string, theirs: string, from = base) => mergeTexts(from, mine, theirs);

describe('two versions of a text', () => {
  it('become one that has the changes of both', () => {
    expect(merge(base.replace('one', 'ONE'), base.replace('five', 'FIVE\nsix'))).toEqual({
      text: 'ONE\ntwo\nthree\nfour\nFIVE\nsix\n',
      conflicts: 0,
    });
  });

  it.each([
    ['neither changed', base, base, base],
    ['mine changed', 'x\n', base, 'x\n'],
    ['theirs changed', base, 'x\n', 'x\n'],
    ['both made the same change', 'x\n', 'x\n', 'x\n'],
    ['one line end is missing', `${base}six`, base.replace('one', 'ONE'), 'ONE\ntwo\nthree\nfour\nfive\nsix'],
  ])('without a conflict where %s', (_, mine, theirs, text) => {
    expect(merge(mine, theirs)).toEqual({ text, conflicts: 0 });
  });

  it('hold both sides between git’s marks where they contradict', () => {
    const { text, conflicts } = mergeTexts(base, base.replace('two', 'mine'), base.replace('two', 'theirs'), {
      mine: 'yours',
      theirs: 'Dental Clinic 1.3.0',
    });
    expect(conflicts).toBe(1);
    expect(text).toBe(
      'one\n<<<<<<< yours\nmine\n=======\ntheirs\n>>>>>>> Dental Clinic 1.3.0\nthree\nfour\nfive\n',
    );
    expect(hasConflictMarks(text)).toBe(true);
    expect(hasConflictMarks(text.replaceAll('\n', '\r\n'))).toBe(true);
  });

  it('keep marks on lines of their own where the last line has no end', () => {
    expect(merge('mine', 'theirs', 'x').text).toBe('<<<<<<< mine\nmine\n=======\ntheirs\n>>>>>>> theirs\n');
  });

  it('have the line ends of mine, which another editor may have rewritten', () => {
    const crlf = (text: string) => text.replaceAll('\n', '\r\n');
    const [mine, theirs] = [base.replace('one', 'ONE'), base.replace('five', 'FIVE')];
    const both = 'ONE\ntwo\nthree\nfour\nFIVE\n';
    expect(merge(crlf(mine), theirs)).toEqual({ text: crlf(both), conflicts: 0 });
    expect(merge(mine, crlf(theirs))).toEqual({ text: both, conflicts: 0 });
    expect(merge(crlf(base), theirs)).toEqual({ text: crlf(theirs), conflicts: 0 });
  });

  it('are kept whole where comparing them would take too long', () => {
    const many = '\n'.repeat(30_000);
    const { text, conflicts } = merge(`${many}mine\n`, `theirs\n${many}`, many);
    expect(conflicts).toBe(1);
    expect(text).toBe(`<<<<<<< mine\n${many}mine\n=======\ntheirs\n${many}>>>>>>> theirs\n`);
  });
});

it.each([
  'a\n=======\nb\n',
  '<<<<<<< \n',
  '>>>>>>> a\n=======\n<<<<<<< b\n',
  'x <<<<<<< a\n=======\n>>>>>>> b\n',
])('%j holds no conflict', (text) => expect(hasConflictMarks(text)).toBe(false));
