import { describe, expect, it } from 'vitest';
import { hourName, readHour, shadowAt } from './lamp.ts';

describe('the lamp', () => {
  it('throws shadows to the right in the morning and to the left in the evening', () => {
    expect(shadowAt(6)).toEqual({ x: 1, y: 1 });
    expect(shadowAt(20)).toEqual({ x: -1, y: 1 });
  });
  it('throws the shortest at one o clock, the middle of its way', () =>
    expect(shadowAt(13)).toEqual({ x: 0, y: 0.35 }));
  it('does not leave its track', () => expect(shadowAt(99)).toEqual(shadowAt(20)));
  it('names hours', () =>
    expect([6, 11, 12, 13, 18].map(hourName)).toEqual([
      '6 in the morning',
      '11 in the morning',
      'noon',
      '1 in the afternoon',
      '6 in the evening',
    ]));
  it.each([
    ['10', 10],
    ['5', null],
    ['21', null],
    ['', null],
    [null, null],
    ['9.5', null],
    ['noon', null],
  ] as const)('reads %j as %j', (text, hour) => expect(readHour(text)).toBe(hour));
});
