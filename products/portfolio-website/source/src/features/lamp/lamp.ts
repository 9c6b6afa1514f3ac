/** Hours that the lamp knows; the shadows fall away from it. */
export const FIRST_HOUR = 6;
export const LAST_HOUR = 20;
export const START_HOUR = 10;

/**
 * Where shadows fall at an hour: x from -1 (left, evening) to 1 (right, morning), y from 0.35 (noon, short) to 1.
 * The lamp goes over the page from left to right, as the sun does for one who looks south.
 */
export function shadowAt(hour: number): { x: number; y: number } {
  const way = (Math.min(Math.max(hour, FIRST_HOUR), LAST_HOUR) - FIRST_HOUR) / (LAST_HOUR - FIRST_HOUR);
  const x = Math.cos(way * Math.PI);
  return { x: Number(x.toFixed(3)), y: Number((0.35 + 0.65 * Math.abs(x)).toFixed(3)) };
}

/** '9 in the morning', 'noon', '4 in the afternoon', '8 in the evening'. */
export function hourName(hour: number): string {
  if (hour === 12) return 'noon';
  if (hour < 12) return `${hour} in the morning`;
  return `${hour - 12} in the ${hour < 18 ? 'afternoon' : 'evening'}`;
}

/** A saved hour, if it is one. */
export function readHour(text: string | null): number | null {
  const hour = Number(text);
  return text !== null && text !== '' && Number.isInteger(hour) && hour >= FIRST_HOUR && hour <= LAST_HOUR
    ? hour
    : null;
}
