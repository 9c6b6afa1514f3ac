const parts = (zone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });

/** How far a zone's clock is ahead of UTC at an instant, in minutes. */
export function offsetAt(instant: number, zone: string): number {
  const read = Object.fromEntries(
    parts(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const local = Date.UTC(read.year, read.month - 1, read.day, read.hour, read.minute, read.second);
  return Math.round((local - Math.floor(instant / 1000) * 1000) / 60_000);
}

/**
 * The instant at which a zone's clock shows `day` and `minute` (from midnight). In the hour that summer time skips it
 * is the moment an hour later; of the hour that comes twice, the first.
 */
export function instantOf(day: string, minute: number, zone: string): number {
  const wall = Date.parse(`${day}T00:00:00Z`) + minute * 60_000;
  const offsets = [offsetAt(wall - 86_400_000, zone), offsetAt(wall + 86_400_000, zone)];
  for (const offset of [Math.max(...offsets), Math.min(...offsets)]) {
    const instant = wall - offset * 60_000;
    if (offsetAt(instant, zone) === offset) return instant;
  }
  return wall - Math.min(...offsets) * 60_000;
}

/** The day and minute that a zone's clock shows at an instant. */
export function clockAt(instant: number, zone: string): { day: string; minute: number } {
  const wall = new Date(instant + offsetAt(instant, zone) * 60_000).toISOString();
  return { day: wall.slice(0, 10), minute: Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16)) };
}

/** `09:30` in a zone. */
export const timeIn = (instant: number, zone: string): string => {
  const { minute } = clockAt(instant, zone);
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
};

/** `Asia/Kolkata` as `Kolkata`. */
export const zoneName = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
