/* What can be played: files lie in assets/audio/<name>.mp3. Chapters are [second, name]. */
export const shows = {
  trailer: {
    title: 'Trailer',
    line: 'One night in forty-two seconds',
    seconds: 42,
    chapters: [[0, 'Dusk'], [7, 'The bridge'], [10, 'Floor eleven'], [14, 'The signal box'], [20, 'The oven'], [26, 'The cutter'], [34, 'The light']],
    places: { 7: 'bridge', 10: 'tower', 14: 'box', 20: 'bakery', 26: 'pilot', 34: 'light' },
  },
  bridge: { title: 'Four minutes up', line: '22:40, Grain Bridge', seconds: 60, chapters: [[0, 'Bells'], [17, 'Going up'], [44, 'Down again']] },
  tower: { title: 'Floor eleven', line: '00:15, Meridian House', seconds: 60, chapters: [[0, 'The lift'], [9, 'Carpet'], [39, 'Doors closing']] },
  box: { title: 'Line clear', line: '01:50, Quay Junction', seconds: 60, chapters: [[0, 'Offered'], [11, 'Levers'], [22, 'The freight'], [44, 'Out of section']] },
  bakery: { title: 'Listen to the crust', line: '03:05, Tiller Street', seconds: 60, chapters: [[0, 'The bench'], [20, 'The oven door'], [27, 'Singing']] },
  pilot: { title: 'Alongside', line: '04:20, two miles off', seconds: 60, chapters: [[0, 'Out'], [8, 'The wall'], [23, 'The ladder'], [37, 'Aboard'], [43, 'In']] },
  light: { title: 'Nobody is up here', line: '05:30, Averil Head', seconds: 60, chapters: [[0, 'Fog'], [12, 'The stairs'], [30, 'The clockwork'], [46, 'Last one']] },
};
