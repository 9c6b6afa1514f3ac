import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, eachDay, isDay, taxYear, taxYearOf } from './dates.ts';

describe('days', () => {
  it('cross months, years and leap days', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });
  it('are counted through a change of clocks', () => expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2));
  it.each(['2025-02-30', '2025-13-01', '25-01-01', '2025-1-1', ''])('%j is no day', (text) =>
    expect(isDay(text)).toBe(false),
  );
  it('are listed with both ends', () =>
    expect([...eachDay('2026-01-30', '2026-02-01')]).toEqual(['2026-01-30', '2026-01-31', '2026-02-01']));
});

describe('tax years', () => {
  it('India: 31 March and 1 April are in different years', () => {
    expect(taxYearOf('2026-03-31', '04-01').label).toBe('2025–26');
    expect(taxYearOf('2026-04-01', '04-01').label).toBe('2026–27');
  });
  it('United Kingdom: 5 and 6 April', () => {
    expect(taxYearOf('2026-04-05', '04-06').year).toBe(2025);
    expect(taxYearOf('2026-04-06', '04-06').year).toBe(2026);
  });
  it('end on the day before the next begins, leap years included', () => {
    expect(taxYear(2023, '04-01')).toMatchObject({ from: '2023-04-01', to: '2024-03-31' });
    expect(taxYear(2024, '01-01')).toMatchObject({ to: '2024-12-31', label: '2024' });
  });
  it('name the turn of the century', () => expect(taxYear(2099, '04-01').label).toBe('2099–00'));
});
