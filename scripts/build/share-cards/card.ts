import type { Rectangle } from './stage.ts';

/** A share card before it is a picture. */
export interface Card {
  /** Path of the page it stands for. */
  path: string;
  /** Everything but photographs, 1200x630. */
  svg: string;
  photos: Photo[];
}

/** A picture file laid over the drawing, cut to fill its place. What reaches over the card's edge is cut off. */
export interface Photo extends Rectangle {
  file: string;
}
