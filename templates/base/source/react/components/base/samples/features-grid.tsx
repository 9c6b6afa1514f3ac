import type { FeaturesGridProps } from '../sections/features-grid';
import { icons } from './drawings';

/** Words and pictures of the invented workshop. */
export const featuresGridSample: FeaturesGridProps = {
  label: 'How it works',
  title: 'Nothing in it can go out of date',
  lead: 'It has no battery, no screen and no account. What it has is weight, where weight is needed.',
  items: [
    {
      name: 'One long lever',
      words: 'The handle multiplies your arm by fourteen. A child can print a solid block with it, and children do.',
      icon: icons.lever,
    },
    {
      name: 'Two rollers',
      words: 'They cross the type on the way down and again on the way up, so that the ink lies even.',
      icon: icons.rollers,
    },
    {
      name: 'A disc that turns',
      words: 'A ratchet moves it a tenth of a turn with every sheet and spreads what is left.',
      icon: icons.disc,
    },
    {
      name: 'Four bolts',
      words: 'Each corner of the bed moves by itself. You set it once with a strip of tissue.',
      icon: icons.bolt,
    },
    { name: 'Any paper', words: 'From airmail to beer mat. Pins hold the sheet where you want it.', icon: icons.paper },
    { name: 'Parts for ever', words: 'Each casting has its number on it, and we keep the patterns.', icon: icons.box },
  ],
};
