import { describe, expect, it } from 'vitest';
import { clampWidth, fitInto, type Screen, widthAfterKey } from './screen.ts';

const room = { width: 1200, height: 600 };
const screen = (changes: Partial<Screen>): Screen => ({
  device: 'phone',
  rotated: false,
  width: null,
  ...changes,
});

describe('the imitated screen', () => {
  it('keeps its own pixels and is drawn smaller until it fits', () => {
    expect(fitInto(screen({}), room)).toEqual({ width: 390, height: 844, scale: 600 / 844 });
    expect(fitInto(screen({ rotated: true }), room)).toEqual({ width: 844, height: 390, scale: 1 });
    expect(fitInto(screen({ device: 'laptop' }), room)).toEqual({ width: 1280, height: 800, scale: 0.75 });
  });

  it('fills the room, or takes a width of its own', () => {
    expect(fitInto(screen({ device: 'full' }), room)).toEqual({ ...room, scale: 1 });
    expect(fitInto(screen({ device: 'full', width: 2400 }), room)).toEqual({
      width: 2400,
      height: 600,
      scale: 0.5,
    });
  });

  it('never vanishes in a room without size', () => {
    expect(fitInto(screen({}), { width: 0, height: 0 }).scale).toBe(1);
  });

  it('holds widths within the limits', () => {
    expect([clampWidth(-5), clampWidth(333.4), clampWidth(9_999)]).toEqual([240, 333, 2560]);
    expect(widthAfterKey('ArrowRight', 390)).toBe(400);
    expect(widthAfterKey('PageDown', 300)).toBe(240);
    expect([widthAfterKey('Home', 500), widthAfterKey('End', 500), widthAfterKey('a', 500)]).toEqual([
      240,
      2560,
      null,
    ]);
  });
});
