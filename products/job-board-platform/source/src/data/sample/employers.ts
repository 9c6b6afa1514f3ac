import type { Employer } from '../types.ts';

/** The company whose side of the board the demo shows. */
export const demoEmployer = 'kaveri';

/** None of these companies exists. */
export const employers: Employer[] = [
  {
    id: 'kaveri',
    name: 'Kaveri Instruments',
    line: 'Builds water meters that are read by radio.',
    city: 'Mysuru',
    people: 140,
  },
  {
    id: 'tidemark',
    name: 'Tidemark Ferries',
    line: 'Runs eleven boats on the backwaters.',
    city: 'Kochi',
    people: 320,
  },
  {
    id: 'banyan',
    name: 'Banyan Schools',
    line: 'Six schools with small classes and long breaks.',
    city: 'Pune',
    people: 260,
  },
  {
    id: 'loomlight',
    name: 'Loomlight',
    line: 'Software for handloom co-operatives.',
    city: 'Ahmedabad',
    people: 38,
  },
  {
    id: 'northline',
    name: 'Northline Rail Services',
    line: 'Keeps signals working on 900 km of track.',
    city: 'Lucknow',
    people: 1100,
  },
  {
    id: 'sehat',
    name: 'Sehat Clinics',
    line: 'Walk-in clinics beside metro stations.',
    city: 'Delhi',
    people: 410,
  },
  {
    id: 'granary',
    name: 'Granary Foods',
    line: 'Mills, packs and delivers millet.',
    city: 'Hyderabad',
    people: 180,
  },
  {
    id: 'paperboat',
    name: 'Paper Lantern Press',
    line: 'Picture books in nine languages.',
    city: 'Kolkata',
    people: 44,
  },
  {
    id: 'ledgerly',
    name: 'Ledger & Lane',
    line: 'Accounts for shops with one till.',
    city: 'Chennai',
    people: 75,
  },
  {
    id: 'monsoon',
    name: 'Monsoon Solar',
    line: 'Puts panels on roofs that leak, and mends the roofs.',
    city: 'Jaipur',
    people: 210,
  },
  {
    id: 'hillside',
    name: 'Hillside Hospital',
    line: 'The only operating theatre for two valleys.',
    city: 'Mandi',
    people: 190,
  },
  {
    id: 'signal',
    name: 'Signalbox',
    line: 'Timetables and passenger screens for bus companies.',
    city: 'Bengaluru',
    people: 62,
  },
];
