import type { FeaturesMosaicProps } from '../sections/features-mosaic';
import { Sea } from './drawings';

/** Words and pictures of the invented workshop. */
export const featuresMosaicSample: FeaturesMosaicProps = {
  label: 'In the workshop',
  title: 'Everything under one roof, some of it under the stairs',
  items: [
    {
      name: 'The big cylinder',
      words: 'Takes a sheet as wide as a door. It needs two people and a good mood.',
      picture: <Sea />,
    },
    { name: 'Foundry', words: 'We cast our own small sizes on Mondays.' },
    { name: 'Bindery', words: 'Sewing, glue, presses with screws, and silence.' },
    {
      name: 'Paper store',
      words: 'Ninety papers from four mills, kept at the same damp all year. Ask to be shown the drawer of ends: they cost pennies.',
    },
  ],
};
