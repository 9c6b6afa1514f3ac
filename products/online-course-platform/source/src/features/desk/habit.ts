import { addDays, daysBetween } from '../../lib/clock.ts';

/** How regularly somebody studies. Nothing in it can be lost: a quiet week is a pause, not a fall to nought. */
export interface Habit {
  /** The last 28 days, oldest first. */
  evenings: { day: string; studied: boolean }[];
  /** Days studied since Monday. */
  thisWeek: number;
  /** Weeks in which the goal was met, in all. */
  weeksKept: number;
  /** Days since the last one, or null if there was none. */
  rest: number | null;
}

/** Monday of the week of a day. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

export function habitOf(days: string[], today: string, weeklyGoal: number): Habit {
  const studied = new Set(days.filter((day) => day <= today));
  const perWeek = new Map<string, number>();
  for (const day of studied) perWeek.set(mondayOf(day), (perWeek.get(mondayOf(day)) ?? 0) + 1);
  const last = [...studied].sort().at(-1);
  return {
    evenings: Array.from({ length: 28 }, (_, i) => {
      const day = addDays(today, i - 27);
      return { day, studied: studied.has(day) };
    }),
    thisWeek: perWeek.get(mondayOf(today)) ?? 0,
    weeksKept: [...perWeek.values()].filter((n) => n >= weeklyGoal).length,
    rest: last === undefined ? null : daysBetween(last, today),
  };
}

/** What the desk says about it. It never scolds. */
export function habitWords({ thisWeek, rest }: Habit, goal: number): string {
  if (rest === null) return 'Your first evening is whenever you like.';
  if (thisWeek >= goal) return 'This week is kept. Anything more is for pleasure.';
  if (rest >= 14) return 'Good to see you. Everything is where you left it.';
  const open = goal - thisWeek;
  return open === 1 ? 'One more evening keeps this week.' : `${open} evenings keep this week. No hurry.`;
}
