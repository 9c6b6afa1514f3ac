import type { Evening } from '../../content/evenings.ts';
import type { Seats } from '../../data/types.ts';

/** The most seats one guest can take at a table of strangers. */
export const mostSeats = 6;

export const seatsLeft = ({ id, seats }: Evening, taken: Seats[]): number =>
  seats - taken.filter(({ evening }) => evening === id).reduce((sum, it) => sum + it.seats, 0);
