import type { FeaturesAlternateProps } from '../sections/features-alternate';
import { Leaf, Sun } from './drawings';

/** Words and pictures of the invented workshop. */
export const featuresAlternateSample: FeaturesAlternateProps = {
  label: 'How we work',
  title: 'How a job goes through the workshop',
  items: [
    {
      label: 'By hand',
      name: 'Set letter by letter',
      words:
        'We still compose short texts by hand, because spaces between letters deserve to be looked at. Longer ones are cast from your file, line by line, on the machine in the back.',
      picture: <Leaf />,
    },
    {
      label: 'By eye',
      name: 'Mixed on a slab of marble',
      words:
        'Bring the colour of a door, a dress or a stone. We mix it while you watch, print a strip, let it dry, and mix it again.',
      picture: <Sun />,
    },
  ],
};
