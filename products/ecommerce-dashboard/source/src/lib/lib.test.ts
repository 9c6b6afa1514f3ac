import { describe, expect, it } from 'vitest';
import { readCsv, writeCsv } from './csv';
import { addDays, dayOf, daysBetween, formatAgo, hourOf } from './dates';
import { changeInPercent, formatMoney, parseMoney, percentOf } from './money';
import { matches } from './search';

describe('money', () => {
  it('is written the Indian way', () => {
    expect(formatMoney(12_345_678)).toBe('₹1,23,456.78');
    expect(formatMoney(12_300_000)).toBe('₹1,23,000');
  });
  it.each([
    ['1,249.5', 124_950],
    ['₹ 12', 1200],
    ['0.05', 5],
    ['12.345', null],
    ['-3', null],
    ['', null],
    ['99999999999999999', null],
  ])('reads %j', (text, amount) => expect(parseMoney(text)).toBe(amount));
  it('rounds shares to whole paise', () => expect(percentOf(999, 15)).toBe(150));
  it('compares only with something', () => {
    expect(changeInPercent(150, 100)).toBe(50);
    expect(changeInPercent(150, 0)).toBeNull();
  });
});

describe('days', () => {
  it('begin at midnight of the store, not of the server', () => {
    expect(dayOf('2026-11-23T18:29:59Z')).toBe('2026-11-23');
    expect(dayOf('2026-11-23T18:30:00Z')).toBe('2026-11-24');
    expect(hourOf('2026-11-23T19:00:00Z')).toBe(0.5);
  });
  it('are counted over months and leap years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysBetween('2026-12-30', '2027-01-02')).toHaveLength(4);
  });
  it('are told as people do', () => {
    const now = '2026-11-24T15:20:00+05:30';
    expect(formatAgo('2026-11-23T23:00:00+05:30', now)).toBe('yesterday');
    expect(formatAgo('2026-11-21T09:00:00+05:30', now)).toBe('3 days ago');
    expect(formatAgo('2026-11-24T09:05:00+05:30', now)).toBe('09:05');
  });
});

describe('comma-separated text', () => {
  it('comes back as it went', () => {
    const rows = [
      ['a,b', 'say "hi"', 'two\nlines'],
      ['', 'x', ' y '],
    ];
    expect(readCsv(writeCsv(['1', '2', '3'], rows))).toEqual([['1', '2', '3'], ...rows]);
  });
  it('understands files of other programs', () => {
    expect(readCsv('\uFEFFa,b\r\n\r\n1,2')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });
  it('disarms formulas', () => expect(writeCsv(['a'], [['=1+1']])).toBe("a\r\n'=1+1"));
});

describe('search', () => {
  it('needs every word', () => {
    expect(matches('Benares lota, brass', 'brass lot')).toBe(true);
    expect(matches('Benares lota, brass', 'copper lota')).toBe(false);
  });
  it('begins short words and ignores accents', () => {
    expect(matches('Café order', 'cafe')).toBe(true);
    expect(matches('Order 3104', '04')).toBe(false);
  });
});
