/* What jobs are sorted by. Every kind sails under the flag of its first letter. */

export const kinds = {
  deck: { name: 'Deck', letter: 'D' },
  engine: { name: 'Engine room', letter: 'E' },
  galley: { name: 'Galley', letter: 'G' },
  harbour: { name: 'Harbour', letter: 'H' },
  yard: { name: 'Yard', letter: 'Y' },
  lights: { name: 'Lights', letter: 'L' },
  survey: { name: 'Survey', letter: 'S' },
  rescue: { name: 'Rescue', letter: 'R' },
};

export const places = {
  north: 'North coast',
  sound: 'The Sound',
  estuary: 'Mere estuary',
  isles: 'Outer isles',
  deep: 'Deep sea',
};

export const contracts = {
  permanent: { name: 'Permanent', letter: 'P' },
  voyage: { name: 'By the voyage', letter: 'V' },
  season: { name: 'Season', letter: 'Z' },
  relief: { name: 'Relief', letter: 'F' },
  apprentice: { name: 'Apprentice', letter: 'A' },
};

export const watches = {
  four: 'Four on, eight off',
  six: 'Six on, six off',
  day: 'Days',
  night: 'Nights',
  tide: 'By the tide',
};

export const pays = { 0: 'Any pay', 2000: '€2,000 and more', 2500: '€2,500 and more', 3000: '€3,000 and more', 4000: '€4,000 and more' };
export const sorts = { new: 'Newest first', pay: 'Best paid first', closing: 'Closing soonest' };
