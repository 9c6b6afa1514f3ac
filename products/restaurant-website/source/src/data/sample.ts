import { totalsOf } from '../features/basket/sums.ts';
import { tablesFor } from '../features/table/slots.ts';
import { newCode } from '../lib/code.ts';
import type { Booking, House, Order, OrderState } from './types.ts';

/** Chance that is the same each time: sample data must not change under anybody's eyes. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
const random = seeded(24);

const wishes: [day: string, start: number, guests: number, name: string, note: string][] = [
  ['2026-11-24', 1140, 2, 'Lacerda', ''],
  ['2026-11-24', 1140, 4, 'Teixeira', 'Birthday, a candle'],
  ['2026-11-24', 1170, 6, 'Sequeira', ''],
  ['2026-11-24', 1170, 2, 'Brandt', 'Sesame'],
  ['2026-11-24', 1200, 4, 'Vidal', ''],
  ['2026-11-24', 1230, 2, 'Castro', 'Pram'],
  ['2026-11-24', 1260, 2, 'Hayashi', ''],
  ['2026-11-24', 1275, 2, 'Moura', ''],
  ['2026-11-24', 1290, 4, 'Delgado', ''],
  ['2026-11-25', 1170, 4, 'Pires', ''],
  ['2026-11-25', 1200, 2, 'Lindqvist', ''],
  ['2026-11-26', 1200, 8, 'Oficina Sado', 'One bill'],
  ['2026-11-26', 1170, 2, 'Amaral', ''],
];
/** A Saturday on which nothing is left, so that the waiting list can be seen at work. */
const saturday = [750, 780, 810, 840, 1140, 1170, 1200, 1230, 1260, 1290].flatMap((start): typeof wishes =>
  [6, 4, 2].map((guests) => ['2026-11-28', start, guests, 'Regata', '']),
);

const bookings: Booking[] = [];
for (const [day, start, guests, name, note] of [...wishes, ...saturday]) {
  const wanted = { day, start, guests, zone: null };
  const unit = tablesFor(bookings, wanted);
  if (unit)
    bookings.push({
      ...wanted,
      name,
      note,
      phone: '+351 265 555 100',
      tables: unit.tables,
      code: newCode(6, random),
      status: 'booked',
    });
}

const order = (id: string, at: number, name: string, state: OrderState, text: string): Order => {
  const lines = text.split(' ').map((part) => {
    const [dish = '', count] = part.split(':');
    return { dish, count: Number(count) };
  });
  const { sum } = totalsOf(lines, 0, 0);
  return {
    id,
    lines,
    day: '2026-11-24',
    at,
    name,
    phone: '+351 265 555 101',
    tip: 0,
    voucher: '',
    sum,
    paidByVoucher: 0,
    state,
  };
};

/** A Tuesday evening shortly before the doors open. */
export const sample: House = {
  bookings,
  waiting: [
    {
      id: 'WAIT2222',
      day: '2026-11-24',
      guests: 3,
      from: 1170,
      to: 1290,
      name: 'Fonseca',
      phone: '+351 265 555 102',
    },
    {
      id: 'WAIT3333',
      day: '2026-11-28',
      guests: 4,
      from: 1170,
      to: 1230,
      name: 'Abreu',
      phone: '+351 265 555 103',
    },
  ],
  orders: [
    order('401', 1155, 'Salgueiro', 'cooking', 'cuttlefish:2 bread:1 orange:2'),
    order('402', 1170, 'Ribeiro', 'received', 'hen:1 soup:2'),
    order('403', 1170, 'Weiss', 'received', 'pumpkin:2 olives:1 pear:2'),
    order('404', 1200, 'Bastos', 'received', 'bass:1 carrot:2 almonds:2'),
  ],
  vouchers: [
    {
      code: newCode(9, random),
      amount: 8000,
      left: 3150,
      to: 'Tia Graça',
      from: 'Os sobrinhos',
      text: 'Um choco frito por cada verão.',
      figure: 'octopus',
      sold: '2026-06-13',
      until: '2029-06-13',
    },
  ],
  seats: [
    { evening: 'cuttlefish-five-ways', seats: 5, name: 'Marques', mail: 'guest@avulsa.example', code: newCode(6, random) },
    { evening: 'cuttlefish-five-ways', seats: 6, name: 'Coelho', mail: 'guest@avulsa.example', code: newCode(6, random) },
    { evening: 'cuttlefish-five-ways', seats: 2, name: 'Haas', mail: 'guest@avulsa.example', code: newCode(6, random) },
    { evening: 'new-oil', seats: 4, name: 'Serra', mail: 'guest@avulsa.example', code: newCode(6, random) },
    { evening: 'river-and-salt', seats: 6, name: 'Pinto', mail: 'guest@avulsa.example', code: newCode(6, random) },
    { evening: 'river-and-salt', seats: 6, name: 'Dias', mail: 'guest@avulsa.example', code: newCode(6, random) },
    { evening: 'river-and-salt', seats: 2, name: 'Kowal', mail: 'guest@avulsa.example', code: newCode(6, random) },
  ],
  soldOut: ['mullet', 'fig'],
};
