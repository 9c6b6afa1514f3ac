import type { Interview } from '../../data/types.ts';
import { clockAt, instantOf } from '../../lib/zones.ts';

/** When people are ready to talk: from and to in minutes of their own day. */
export const hours = { from: 9 * 60, to: 18 * 60 };

const span = (interview: Pick<Interview, 'start' | 'minutes'>): [number, number] => {
  const start = Date.parse(interview.start);
  return [start, start + interview.minutes * 60_000];
};

/** Whether two interviews share a moment; one may begin as the other ends. */
export function overlap(
  a: Pick<Interview, 'start' | 'minutes'>,
  b: Pick<Interview, 'start' | 'minutes'>,
): boolean {
  const [aFrom, aTo] = span(a);
  const [bFrom, bTo] = span(b);
  return aFrom < bTo && bFrom < aTo;
}

/** Interviews that an interview would collide with: the same interviewer, or the same application. */
export const clashes = (wanted: Interview, booked: Interview[]): Interview[] =>
  booked.filter(
    (it) =>
      it.id !== wanted.id &&
      (it.interviewer === wanted.interviewer || it.applicationId === wanted.applicationId) &&
      overlap(it, wanted),
  );

export interface Slot {
  start: string;
  /** Why it can not be taken, or null. */
  against: 'booked' | 'night' | null;
}

/** Whether an interview lies within somebody's working day, on one day. */
export function isInHours(start: string, minutes: number, zone: string): boolean {
  const from = clockAt(Date.parse(start), zone);
  const to = clockAt(Date.parse(start) + minutes * 60_000, zone);
  return from.minute >= hours.from && to.day === from.day && to.minute <= hours.to;
}

/**
 * Half-hourly slots of a day of the employer, each with what speaks against it: a clash, or that it is outside the
 * candidate's working day.
 */
export function slotsOf(
  day: string,
  wanted: Pick<Interview, 'id' | 'applicationId' | 'minutes' | 'interviewer'>,
  booked: Interview[],
  zones: { employer: string; candidate: string },
): Slot[] {
  const slots: Slot[] = [];
  for (let minute = hours.from; minute + wanted.minutes <= hours.to; minute += 30) {
    const start = new Date(instantOf(day, minute, zones.employer)).toISOString();
    const taken = clashes({ ...wanted, start }, booked).length > 0;
    const night = !isInHours(start, wanted.minutes, zones.candidate);
    slots.push({ start, against: taken ? 'booked' : night ? 'night' : null });
  }
  return slots;
}
