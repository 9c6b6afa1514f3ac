import { describe, expect, it } from 'vitest';
import { doorsAt, servicesOn } from './hours.ts';

describe('opening hours', () => {
  it('follow the week', () => {
    expect(servicesOn('2026-11-23')).toEqual([]);
    expect(servicesOn('2026-11-24').map(({ id }) => id)).toEqual(['dinner']);
    expect(servicesOn('2026-11-28').map(({ id }) => id)).toEqual(['lunch', 'dinner']);
  });
  it('give way to closed days', () => expect(servicesOn('2026-12-25')).toEqual([]));
});

describe('the doors', () => {
  it('are open from the first minute to the last', () => {
    expect(doorsAt({ day: '2026-11-24', minute: 1140 })).toEqual({ open: true, until: 1410 });
    expect(doorsAt({ day: '2026-11-24', minute: 1410 }).open).toBe(false);
  });
  it('open next today, between services, or on another day', () => {
    expect(doorsAt({ day: '2026-11-24', minute: 600 })).toEqual({ open: false, day: '2026-11-24', from: 1140 });
    expect(doorsAt({ day: '2026-11-28', minute: 1000 })).toEqual({ open: false, day: '2026-11-28', from: 1140 });
    expect(doorsAt({ day: '2026-11-29', minute: 1000 })).toEqual({ open: false, day: '2026-12-01', from: 1140 });
  });
  it('stay shut over Christmas', () =>
    expect(doorsAt({ day: '2026-12-24', minute: 600 })).toEqual({ open: false, day: '2026-12-27', from: 750 }));
});
