import { describe, expect, it } from 'vitest';
import { guessSeparator, parseCsv, writeCsv } from './csv.ts';

describe('parseCsv', () => {
  it('reads quotes, doubled quotes and breaks inside quotes', () => {
    expect(parseCsv('a,b\r\n"x, y","he said ""no""\nand left"\r\n')).toEqual([
      ['a', 'b'],
      ['x, y', 'he said "no"\nand left'],
    ]);
  });
  it('skips a byte-order mark and empty lines', () =>
    expect(parseCsv('\uFEFFa,b\n\n , \n1,2')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]));
  it('finds semicolons and tabs', () => {
    expect(parseCsv('a;b\n1;2')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
    expect(guessSeparator('"a;b;c",d\tx\ty')).toBe('\t');
  });
  it('keeps empty last fields', () =>
    expect(parseCsv('a,b,\n1,,')).toEqual([
      ['a', 'b', ''],
      ['1', '', ''],
    ]));
  it('gives nothing for nothing', () => expect(parseCsv('')).toEqual([]));
});

describe('writeCsv', () => {
  it('comes back as it went out', () => {
    const rows = [
      ['Note', 'Sum'],
      ['a "b", c\nd', '-12.5'],
    ];
    expect(parseCsv(writeCsv(rows))).toEqual(rows);
  });
  it('disarms formulas and leaves negative numbers alone', () => {
    expect(writeCsv([['=HYPERLINK("x")', '@a', '-1.5']])).toBe('"\'=HYPERLINK(""x"")",\'@a,-1.5\r\n');
  });
});
