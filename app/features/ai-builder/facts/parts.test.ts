import { expect, it } from 'vitest';
import { readFacts } from './read-facts.ts';

it.each([
  [
    'A website for my restaurant with menu, opening hours and a reservation button',
    'menu hours',
    '',
    'booking',
  ],
  ['no blog, no pictures, just contact', 'contact', 'blog pictures', ''],
  ['ohne Preise und Team, bitte mit Kontaktformular', '', 'prices team', 'contact'],
  ['Seite mit Leistungen, Team und Anfahrt. Preise bitte weglassen', 'offers team map', 'prices', ''],
  ['I want:\n- Menu\n- Gallery\n- Booking form', 'menu gallery', '', 'booking'],
  ['site web pour mon salon avec galerie, horaires et réservation en ligne', 'gallery hours', '', 'booking'],
  ['Potrzebuję strony z cennikiem i formularzem kontaktowym, bez bloga', 'prices', 'blog', 'contact'],
  ['Salon. Online-Terminanfrage wäre toll!', '', '', 'booking'],
  ['We offer team building. Our products are good. Contact us.', '', '', ''],
])('%s', (text, wanted, unwanted, forms) => {
  const facts = readFacts(text);
  expect([facts.wanted, facts.unwanted, facts.forms].map((parts) => parts.join(' '))).toEqual([
    wanted,
    unwanted,
    forms,
  ]);
});

it('are pages where pages are asked for', () => {
  expect(readFacts('Pages: home, about, prices, contact').pages).toEqual(['about', 'prices', 'contact']);
});

it.each([
  ['Make a tip calculator', 'calculator'],
  ['build me a snake game in retro style', 'game'],
  ['a todo app, dark', 'to-do'],
  ['Ein Taschenrechner mit großen Tasten', 'calculator'],
  ['dashboard for my sales numbers', 'dashboard'],
  ['chat app for teams', 'chat'],
  ['landing page for a to-do app', null],
  ['Website for a game studio', null],
  ['Flats in Leeds. No chat, please', null],
])('the application of: %s', (text, application) => {
  expect(readFacts(text).application).toBe(application);
});
