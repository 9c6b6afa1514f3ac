export interface Person {
  name: string;
  /** Where they live, and hours that their clock is ahead of UTC. */
  place: string;
  offset: number;
}

/** The crew of the rota on the first page. */
export const crew: Person[] = [
  { name: 'Mina', place: 'Lisbon', offset: 0 },
  { name: 'Teo', place: 'Mumbai', offset: 5.5 },
  { name: 'Ana', place: 'Auckland', offset: 13 },
];

/** Hours that somebody's clock shows at an hour of UTC, 0 to 24. */
export const localHour = (utc: number, { offset }: Person): number => (((utc + offset) % 24) + 24) % 24;

/** Asleep from ten in the evening to seven in the morning. */
export const isNight = (hour: number): boolean => hour >= 22 || hour < 7;

/** Who has the watch at an hour of UTC: eight hours each, beginning with the first at the hour of the handover. */
export function watchAt(utc: number, handover: number, people = crew): Person {
  const length = 24 / people.length;
  const since = (((utc - handover) % 24) + 24) % 24;
  return people[Math.floor(since / length) % people.length] as Person;
}

/** Hours of the night, by their own clocks, that the crew is on watch in a day. */
export function brokenHours(handover: number, people = crew): number {
  let hours = 0;
  for (let half = 0; half < 48; half += 1) {
    const utc = half / 2;
    if (isNight(localHour(utc, watchAt(utc, handover, people)))) hours += 0.5;
  }
  return hours;
}

/** The hour of handover with the fewest broken hours; the earliest of them. */
export function calmest(people = crew): number {
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  return hours.reduce(
    (best, hour) => (brokenHours(hour, people) < brokenHours(best, people) ? hour : best),
    0,
  );
}

/** `05:30` */
export const clock = (hour: number): string =>
  `${String(Math.floor(hour)).padStart(2, '0')}:${hour % 1 === 0 ? '00' : '30'}`;
