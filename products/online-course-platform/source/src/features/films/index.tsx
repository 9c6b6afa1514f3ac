import type { ReactNode } from 'react';
import type { FilmId } from '../../data/types.ts';
import { Arch } from './Arch.tsx';
import { Compound } from './Compound.tsx';
import { Contours } from './Contours.tsx';
import { Interference } from './Interference.tsx';
import { Merge } from './Merge.tsx';
import { Polyrhythm } from './Polyrhythm.tsx';
import { Shadow } from './Shadow.tsx';

interface Film {
  /** Colour of the stage. */
  paper: string;
  /** One frame on a stage of 640 by 360. Depends on the second only, so that any moment can be shown at once. */
  Frame: (props: { t: number }) => ReactNode;
}

/** Films are drawn, not recorded: add one here and name it in a lesson. */
export const films: Record<FilmId, Film> = {
  interference: { paper: '#f2f0ea', Frame: Interference },
  merge: { paper: '#f7c81e', Frame: Merge },
  arch: { paper: '#cfe8dc', Frame: Arch },
  compound: { paper: '#e6efdc', Frame: Compound },
  contours: { paper: '#f4dcb4', Frame: Contours },
  polyrhythm: { paper: '#f6b3c6', Frame: Polyrhythm },
  shadow: { paper: '#f8e28c', Frame: Shadow },
};
