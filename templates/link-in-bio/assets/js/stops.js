/*
 * Who you are and where you stop. Change this and the tables in index.html together: the page shows the round without
 * JavaScript as well. Days are 0 (Sunday) to 6; hours are those of the place, in 24 hours.
 */
window.grinder = {
  name: 'Vilma Strand',
  family: 'Strand',
  given: 'Vilma',
  trade: 'Knife grinder',
  telephone: '+441632960288',
  email: 'vilma@strand-grinds.example',

  stops: [
    { day: 2, from: 9, to: 13, town: 'Pell', short: 'Pell', place: 'Corn Market, by the pump' },
    { day: 3, from: 10, to: 15, town: 'Upper Sawley', short: 'Sawley', place: 'outside the Co-op' },
    { day: 4, from: 7, to: 12, town: 'Marl Quay', short: 'Marl', place: 'fish dock' },
    { day: 5, from: 10, to: 16, town: 'Tenter Street', short: 'Tenter', place: 'lay-by behind the library' },
    { day: 6, from: 8, to: 14, town: 'Great Ossing', short: 'Ossing', place: 'market, last pitch on the left' },
  ],

  // Single days on which the van stays at home, as year-month-day.
  away: ['2026-12-25', '2026-12-26', '2027-01-01'],
};
