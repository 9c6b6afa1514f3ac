import { addDays, dayOf } from '../../lib/dates';
import type { Customer, Discount, Settings } from '../types';
import { createRandom } from './random';

const given =
  'Aarav Aditi Anjali Arjun Bhavna Chitra Deepak Devika Farhan Gauri Harpreet Imran Ishita Jaya Kabir Kavya Lakshmi Madhav Meera Nandini Naveen Nikhil Pallavi Pooja Rahul Reena Rohan Sana Sanjay Shreya Sunil Tara Usha Varun Vidya Yusuf'.split(
    ' ',
  );
const family =
  'Ahmed Bhatt Chopra Das Desai Fernandes Ghosh Gill Iyer Jain Joshi Kapoor Khan Kulkarni Menon Mehta Naidu Nair Patel Pillai Rao Reddy Sen Shah Sharma Singh Thomas Verma'.split(
    ' ',
  );
export const cities = [
  'Mumbai',
  'Pune',
  'Bengaluru',
  'Chennai',
  'Kochi',
  'Hyderabad',
  'Delhi',
  'Jaipur',
  'Kolkata',
  'Ahmedabad',
  'Goa',
  'Mysuru',
];

const count = 720;

/** Imagined customers; their addresses end in a domain that is reserved for examples. */
export function makeCustomers(today: string): Customer[] {
  const random = createRandom(1907);
  const seen = new Set<string>();
  const customers: Customer[] = [];
  while (customers.length < count) {
    const name = `${random.pick(given)} ${random.pick(family)}`;
    if (seen.has(name)) continue;
    seen.add(name);
    customers.push({
      id: `c${customers.length + 1}`,
      name,
      email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
      city: random.pick(cities),
      // The day of the first order, which is not known yet.
      since: today,
      note: customers.length === 4 ? 'Asks for paper instead of bubble wrap.' : '',
    });
  }
  return customers;
}

export function makeDiscounts(now: string): Discount[] {
  const today = dayOf(now);
  const plain = { minimum: 0, limit: null, isPaused: false };
  return [
    { ...plain, id: 'FIRSTPOT', kind: 'percent', value: 10, starts: '2026-01-01', ends: null, used: 214 },
    {
      ...plain,
      id: 'DIWALI15',
      kind: 'percent',
      value: 15,
      minimum: 150_000,
      starts: addDays(today, -31),
      ends: addDays(today, -12),
      used: 189,
      limit: 400,
    },
    {
      ...plain,
      id: 'HEAVYPARCEL',
      kind: 'shipping',
      value: 0,
      minimum: 300_000,
      starts: addDays(today, -60),
      ends: null,
      used: 76,
    },
    {
      ...plain,
      id: 'STALL200',
      kind: 'amount',
      value: 20_000,
      minimum: 100_000,
      starts: addDays(today, -20),
      ends: addDays(today, 6),
      used: 38,
      limit: 50,
    },
    {
      ...plain,
      id: 'WINTER26',
      kind: 'percent',
      value: 12,
      starts: addDays(today, 7),
      ends: addDays(today, 37),
      used: 0,
      limit: 300,
    },
  ];
}

export const settings: Settings = {
  id: 'store',
  name: 'Lota Supply',
  email: 'counter@lota.example',
  cutoffHour: 17,
  scheme: 'system',
  accent: 'turmeric',
  team: [
    { email: 'nila@lota.example', name: 'Nila Raman', role: 'Owner' },
    { email: 'joseph@lota.example', name: 'Joseph Kurien', role: 'Manager' },
    { email: 'zoya@lota.example', name: 'Zoya Sheikh', role: 'Packer' },
  ],
};
