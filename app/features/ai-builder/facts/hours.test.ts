import { expect, it } from 'vitest';
import { readFacts } from './read-facts.ts';

const hoursOf = (text: string) =>
  readFacts(text).hours.map(({ days, times, what }) => [days, times, ...(what ? [what] : [])].join(' | '));

it.each([
  ['Open Mon–Fri 9–18, Sat 10–14, closed Sundays', ['Mon–Fri | 9–18', 'Sat | 10–14', 'Sundays | closed']],
  ['Mo-Fr 8.30–17 Uhr, Sa 9–13 Uhr', ['Mo-Fr | 8.30–17 Uhr', 'Sa | 9–13 Uhr']],
  [
    'Öffnungszeiten:\nMontag: Ruhetag\nDienstag bis Freitag: 11:30–14:00 und 17:30–22:00 Uhr\nSa/So ab 17 Uhr',
    ['Montag | Ruhetag', 'Dienstag bis Freitag | 11:30–14:00 und 17:30–22:00 Uhr', 'Sa/So | ab 17 Uhr'],
  ],
  ['24/7 emergency service', [' | 24/7']],
  ['Montags geschlossen. Termine nach Vereinbarung', ['Montags | geschlossen', ' | nach Vereinbarung']],
  [
    '9 to 5 on weekdays, kitchen: Fri and Sat 6pm-late',
    ['weekdays | 9 to 5', 'Fri and Sat | 6pm-late | kitchen'],
  ],
  ['Monday\t9:00 - 17:00\nTuesday\tclosed', ['Monday | 9:00 - 17:00', 'Tuesday | closed']],
  [
    'TUESDAY TO SATURDAY 17:30 TO 22:30, SUNDAY LUNCH 12 TO 15',
    ['TUESDAY TO SATURDAY | 17:30 TO 22:30', 'SUNDAY | 12 TO 15 | lunch'],
  ],
  ['Ouvert du lundi au vendredi 9h-18h30', ['lundi au vendredi | 9h-18h30']],
  ['Otwarte pon-pt 8-16, sob 9-13', ['pon-pt | 8-16', 'sob | 9-13']],
  ['営業時間：10:00〜19:00、定休日は火曜日', [' | 10:00〜19:00', '火曜日 | 定休日']],
])('%s', (text, expected) => {
  expect(hoursOf(text)).toEqual(expected);
});

it.each([
  'From 12 to 14 people',
  'Rooms 10–15 €',
  'Vinyasa flow: Tue 18:00–19:30',
  'Since 1990, 3 to 5 rooms',
])('are not in: %s', (text) => {
  expect(hoursOf(text)).toEqual([]);
});
