import { describe, expect, it } from 'vitest';
import { releases } from '../../content/changelog';
import { formatDay, kinds, withKind } from './releases';

describe('releases', () => {
  it('stand newest first, each once, on days that exist', () => {
    const days = releases.map(({ day }) => day);
    expect(days).toEqual(days.toSorted().reverse());
    expect(new Set(releases.map(({ version }) => version)).size).toBe(releases.length);
    for (const day of days) expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
  });
  it('are narrowed to a kind without empty ones', () => {
    for (const kind of kinds) {
      const found = withKind(releases, kind);
      expect(found.length).toBeGreaterThan(0);
      expect(found.flatMap(({ changes }) => changes).every((one) => one.kind === kind)).toBe(true);
    }
    expect(withKind([{ version: '1', day: '2026-01-01', title: '', changes: [] }], 'New')).toEqual([]);
  });
  it('are all there when nothing is chosen', () => expect(withKind(releases, 'All')).toBe(releases));
  it('say their day in words', () => expect(formatDay('2026-11-10')).toBe('10 November 2026'));
});
