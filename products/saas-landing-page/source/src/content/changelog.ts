export interface Release {
  version: string;
  /** YYYY-MM-DD */
  day: string;
  title: string;
  changes: { kind: 'New' | 'Changed' | 'Mended'; text: string }[];
}

/** Newest first. Sample entries of the imagined product: write your own. */
export const releases: Release[] = [
  {
    version: '2.4',
    day: '2026-11-10',
    title: 'Swaps that ask the right person',
    changes: [
      { kind: 'New', text: 'A swap is offered first to whoever has slept longest since the last call.' },
      {
        kind: 'New',
        text: 'Public holidays of 41 countries stand in the rota of the people who live there.',
      },
      {
        kind: 'Mended',
        text: 'A watch that began in summer time and ended in winter time was an hour short.',
      },
    ],
  },
  {
    version: '2.3',
    day: '2026-09-22',
    title: 'The handover, on paper',
    changes: [
      { kind: 'New', text: 'The handover prints on one page, for rooms with a wall and no screen.' },
      { kind: 'Changed', text: 'Open points come first; what was closed is folded away.' },
    ],
  },
  {
    version: '2.2',
    day: '2026-08-04',
    title: 'Quiet hours that hold',
    changes: [
      { kind: 'New', text: 'Alarms below a chosen weight wait until morning and arrive as one list.' },
      { kind: 'Mended', text: 'Two alarms in the same second called two people.' },
      { kind: 'Changed', text: 'The phone is called after four minutes, no longer after five.' },
    ],
  },
  {
    version: '2.1',
    day: '2026-06-17',
    title: 'Figures about sleep',
    changes: [
      {
        kind: 'New',
        text: 'Broken nights by person and month, seen by the person and by nobody else unless they share it.',
      },
      { kind: 'Mended', text: 'The export of the log kept its line ends in old spreadsheets.' },
    ],
  },
  {
    version: '2.0',
    day: '2026-04-29',
    title: 'One log',
    changes: [
      { kind: 'Changed', text: 'Alarms, notes and handovers stand in one log, in the order they happened.' },
      { kind: 'New', text: 'Search in the log by words, by people and by what was broken.' },
    ],
  },
];
