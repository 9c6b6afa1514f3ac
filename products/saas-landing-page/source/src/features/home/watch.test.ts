import { describe, expect, it } from 'vitest';
import { brokenHours, calmest, clock, crew, isNight, localHour, watchAt } from './watch';

const [mina, teo, ana] = crew;

describe('clocks', () => {
  it('turn over midnight', () => expect(ana && localHour(20, ana)).toBe(9));
  it('know half hours', () => expect(teo && clock(localHour(23, teo))).toBe('04:30'));
  it.each([
    [22, true],
    [6.5, true],
    [7, false],
    [21.5, false],
    [0, true],
  ])('%d is night: %s', (hour, night) => expect(isNight(hour)).toBe(night));
});

describe('the watch', () => {
  it('passes on every eight hours', () => {
    expect([8, 15.5, 16, 0, 7.5].map((hour) => watchAt(hour, 8))).toEqual([mina, mina, teo, ana, ana]);
  });
  it('can be handed over before midnight', () => expect(watchAt(1, 23)).toBe(mina));
  it('has no broken night at the calmest hour that could be avoided', () => {
    const best = brokenHours(calmest());
    for (let hour = 0; hour < 24; hour += 1) expect(brokenHours(hour)).toBeGreaterThanOrEqual(best);
    expect(brokenHours((calmest() + 12) % 24)).toBeGreaterThan(best);
  });
  it('breaks nine hours for somebody alone', () => expect(brokenHours(0, mina ? [mina] : [])).toBe(9));
});
