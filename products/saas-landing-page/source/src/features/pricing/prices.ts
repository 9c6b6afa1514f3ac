export const currencies = ['USD', 'EUR', 'INR'] as const;
export type Currency = (typeof currencies)[number];
export const periods = ['month', 'year'] as const;
export type Period = (typeof periods)[number];

/** Amounts are whole hundredths: cents, or paise. */
export type Hundredths = number;

export interface Plan {
  id: string;
  name: string;
  flag: string;
  text: string;
  /** For a seat and a month, paid monthly. */
  seat: Record<Currency, Hundredths>;
  /** Seats it needs at least, and has at most. */
  seats: { least: number; most: number };
  holds: string[];
}

/** Paid yearly, two of twelve months are free. */
const freeMonths = 2;

export const plans: Plan[] = [
  {
    id: 'dinghy',
    name: 'Dinghy',
    flag: 'D',
    text: 'For three friends and a server.',
    seat: { USD: 0, EUR: 0, INR: 0 },
    seats: { least: 1, most: 3 },
    holds: ['One rota', 'Log of 30 days', 'Alarms by mail'],
  },
  {
    id: 'cutter',
    name: 'Cutter',
    flag: 'C',
    text: 'For a team that takes turns.',
    seat: { USD: 900, EUR: 800, INR: 45_000 },
    seats: { least: 3, most: 40 },
    holds: ['Rotas without limit', 'Log of two years', 'Alarms by phone and webhook', 'Handover on one page'],
  },
  {
    id: 'frigate',
    name: 'Frigate',
    flag: 'F',
    text: 'For several teams with one promise.',
    seat: { USD: 1700, EUR: 1500, INR: 85_000 },
    seats: { least: 10, most: 500 },
    holds: [
      'Everything of Cutter',
      'Sign-in by your own directory',
      'Log for as long as you like',
      'A person who knows your rota',
    ],
  },
];

/** What is free for open source projects. */
export const openSource = 'Cutter is free for projects under an open licence.';

export interface Quote {
  /** For the period: a month, or a year at once. */
  total: Hundredths;
  /** The same by month. */
  monthly: Hundredths;
  /** Saved a year by paying yearly. */
  saved: Hundredths;
}

/** What a plan costs for so many seats. Seats below the plan's least are charged as the least. */
export function quote(plan: Plan, seats: number, currency: Currency, period: Period): Quote {
  const charged = Math.max(plan.seats.least, Math.trunc(seats));
  const month = plan.seat[currency] * charged;
  const year = month * (12 - freeMonths);
  return period === 'month'
    ? { total: month, monthly: month, saved: 0 }
    : { total: year, monthly: Math.round(year / 12), saved: month * freeMonths };
}

/** The plan with the lowest price that holds so many seats; the largest when none does. */
export function planFor(seats: number, needsDirectory: boolean): Plan {
  const fitting = plans.filter(
    (plan) => seats <= plan.seats.most && (!needsDirectory || plan.id === 'frigate'),
  );
  return fitting[0] ?? (plans.at(-1) as Plan);
}

/** `$27`, `€24.50`, `₹1,350`: without hundredths when there are none. */
export function formatPrice(amount: Hundredths, currency: Currency): string {
  return new Intl.NumberFormat(currency === 'INR' ? 'en-IN' : 'en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
  }).format(amount / 100);
}

/** Reads a number of seats a person typed: 1 to 500, or null. */
export function readSeats(text: string): number | null {
  if (!/^\d{1,4}$/.test(text.trim())) return null;
  const seats = Number(text);
  return seats >= 1 && seats <= 500 ? seats : null;
}

/** What somebody chose on an earlier visit, as far as it can be understood. */
export function readChoice(text: string | null): { currency: Currency; period: Period } {
  const [currency, period] = (text ?? '').split(' ');
  return {
    currency: currencies.find((one) => one === currency) ?? 'USD',
    period: periods.find((one) => one === period) ?? 'year',
  };
}
