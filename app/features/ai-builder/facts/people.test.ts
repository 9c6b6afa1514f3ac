import { expect, it } from 'vitest';
import { readFacts } from './read-facts.ts';

it.each([
  ['Our head baker Marco Rossi and owner Lena Vogt.', ['Marco Rossi: head baker', 'Lena Vogt: owner']],
  [
    'Anna Schmidt (head stylist), Tom Reed (barber), Jo – colourist',
    ['Anna Schmidt: head stylist', 'Tom Reed: barber', 'Jo: colourist'],
  ],
  [
    'A practice\n\nTeam:\n- Dr. Sabine Kraus, Zahnärztin\n- Mehmet Yilmaz – Zahntechniker\n\nMore',
    ['Dr. Sabine Kraus: Zahnärztin', 'Mehmet Yilmaz: Zahntechniker'],
  ],
  [
    'Inhaberin: Sabine Kraus. Bäckermeister Hans Huber',
    ['Sabine Kraus: Inhaberin', 'Hans Huber: Bäckermeister'],
  ],
  [
    'Vorsitzende ist Frau Petra Lang, Kassenwart Uwe Klein',
    ['Frau Petra Lang: Vorsitzende', 'Uwe Klein: Kassenwart'],
  ],
  ['Band from Hull: Mara – vocals, Jo Lind – drums', ['Mara: vocals', 'Jo Lind: drums']],
  ['Speakers: Ada Byron (Compilers), Grace Murray', ['Ada Byron: Compilers', 'Grace Murray: ']],
  [
    'Three therapists: Ann Marsh, Ben Ode and Cy Lee',
    ['Ann Marsh: therapists', 'Ben Ode: therapists', 'Cy Lee: therapists'],
  ],
  ['Wedding website for Nora & Theo', ['Nora: ', 'Theo: ']],
  ['A workshop run by Nora and Theo since 2010', ['Nora: ', 'Theo: ']],
])('%s', (text, expected) => {
  expect(readFacts(text).people.map(({ name, role }) => `${name}: ${role ?? ''}`)).toEqual(expected);
});

it.each([
  'We are a Bakery. Family Bakery in Ghent. Head Chef',
  'I am a freelance Designer',
  'Massage therapist, Owner and Manager',
])('nobody is named in: %s', (text) => {
  expect(readFacts(text).people).toEqual([]);
});
