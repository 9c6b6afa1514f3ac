import type { Text } from './types.ts';

/** The house itself. Everything here is invented; replace all of it. */
export const house = {
  name: 'Avulsa',
  street: 'Rua da Olaria 24',
  town: 'Setúbal',
  phone: '+351 265 555 024',
  phoneHref: 'tel:+351265555024',
  mail: 'mesa@avulsa.example',
  zone: 'Europe/Lisbon',
  currency: 'EUR',
} as const;

/** Rates of tax that are inside the prices, in percent. */
export const taxRates = { food: 13, drink: 23 } as const;

/** What the kitchen can send out in one quarter of an hour, in units of `work`, and the minutes it needs at least. */
export const kitchen = { perQuarter: 9, lead: 35, mostItems: 20 } as const;

export type Zone = 'counter' | 'room' | 'yard';
export const zones: Zone[] = ['counter', 'room', 'yard'];

export interface Table {
  id: string;
  seats: number;
  zone: Zone;
}

/** Tables, and pairs of them that can be pushed together. */
export const tables: Table[] = [
  { id: 'B1', seats: 2, zone: 'counter' },
  { id: 'B2', seats: 2, zone: 'counter' },
  { id: 'B3', seats: 2, zone: 'counter' },
  { id: 'S1', seats: 2, zone: 'room' },
  { id: 'S2', seats: 2, zone: 'room' },
  { id: 'S3', seats: 4, zone: 'room' },
  { id: 'S4', seats: 4, zone: 'room' },
  { id: 'S5', seats: 6, zone: 'room' },
  { id: 'P1', seats: 2, zone: 'yard' },
  { id: 'P2', seats: 4, zone: 'yard' },
  { id: 'P3', seats: 4, zone: 'yard' },
];
export const joins: readonly (readonly [string, string])[] = [
  ['S3', 'S4'],
  ['P2', 'P3'],
];

/** The yard is open from April to October. */
export const yardMonths = [4, 10] as const;

/** The largest party that can book by itself, and the guests that may sit down within one half hour. */
export const booking = { mostGuests: 8, perHalfHour: 12, daysAhead: 60, cancelHours: 3 } as const;

/** Amounts of vouchers in cents: those to choose from, and the bounds of a free amount. */
export const voucherAmounts = { choices: [3000, 5000, 8000, 12000], least: 2000, most: 40000, years: 3 } as const;

export interface Service {
  id: 'lunch' | 'dinner';
  /** Minutes after midnight: doors, last guests sit down, end. */
  from: number;
  last: number;
  to: number;
}
const lunch: Service = { id: 'lunch', from: 750, last: 840, to: 930 };
const dinner: Service = { id: 'dinner', from: 1140, last: 1305, to: 1410 };

/** Services by day of the week, Sunday first. */
export const week: Service[][] = [
  [lunch],
  [],
  [dinner],
  [dinner],
  [dinner],
  [lunch, dinner],
  [lunch, dinner],
];

/** Days on which the house is closed whatever the week says; both ends included. */
export const closures: { from: string; to: string; why: Text }[] = [
  { from: '2026-12-24', to: '2026-12-26', why: { en: 'Christmas', pt: 'Natal' } },
  { from: '2026-12-31', to: '2027-01-02', why: { en: 'New Year', pt: 'Ano Novo' } },
  { from: '2027-02-08', to: '2027-02-21', why: { en: 'Whitewashing the walls', pt: 'Caiar as paredes' } },
];
