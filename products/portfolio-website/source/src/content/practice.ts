import type { Practice } from './types.ts';

/** Who the site is about. Change this file first. */
export const practice: Practice = {
  name: 'Mountain & Valley',
  discipline: 'Paper engineers',
  place: 'Ghent',
  mail: 'post@mountainvalley.example',
  street: 'Bindery yard 4, Ghent',
  people: [
    { name: 'Isolde Varga', does: 'draws folds, cuts the first forty prototypes, argues with the printer' },
    { name: 'Tomas Adeyemi', does: 'makes dielines, counts glue points, keeps the cutting table alive' },
    { name: 'Noor Hellemans', does: 'builds sets, carries them up stairs, lights them' },
  ],
  services: [
    {
      name: 'Pop-up books',
      what: 'From a sketch to a dummy that survives four hundred openings, with drawings a bindery can quote from.',
    },
    {
      name: 'Packaging',
      what: 'Cartons without glue, inserts without foam, and a box that is worth keeping.',
    },
    {
      name: 'Sets and windows',
      what: 'Paper landscapes for stages, cameras and shop windows, from a table top to eleven metres.',
    },
    { name: 'Signs', what: 'Names and numbers in relief, read by their shadow alone.' },
  ],
  steps: [
    {
      name: 'Fold',
      what: 'We listen, and fold while you talk. You go home with three white models.',
      weeks: 'week 1',
    },
    {
      name: 'Break',
      what: 'We open and close the best one until it fails, and write down where.',
      weeks: 'weeks 2 to 3',
    },
    {
      name: 'Draw',
      what: 'Cutting and creasing lines, tolerances, paper, grain: one file that a printer understands.',
      weeks: 'weeks 4 to 5',
    },
    {
      name: 'Stand by',
      what: 'We are at the machine for the first sheets and at the table for the first hundred pieces.',
      weeks: 'until it is right',
    },
  ],
};
