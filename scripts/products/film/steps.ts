import type { Locator, Page } from 'playwright';

/** Finds what a step is about. */
export type Find = (page: Page) => Locator;

/** One thing that happens in a film. Times are milliseconds of the film. */
export type Step =
  /** Nothing but what moves by itself. */
  | { wait: number }
  /** Goes to a view by its address, such as `#/orders`. */
  | { open: string }
  /** Moves the pointer onto something. */
  | { point: Find }
  | { click: Find }
  /** Clicks into a field and writes; `every` is the time between two letters, 70 when not given. */
  | { type: Find; text: string; every?: number }
  /** Presses a key or a combination, such as `Control+K`; or writes where the focus is. */
  | { press: string }
  | { write: string; every?: number }
  /** Scrolls the page, or the box that is found, by so many pixels in `over` ms, 900 when not given. */
  | { scroll: number; in?: Find; over?: number }
  /** Drags one thing onto another. */
  | { drag: Find; onto: Find }
  /** Chooses an option of a native list by its label. */
  | { choose: string; from: Find }
  | { scheme: 'light' | 'dark' }
  /** The picture that stands for the film until it plays. */
  | { poster: true };

/** What `products/<slug>/film.ts` exports. */
export interface Film {
  /** What the film shows, in two or three sentences, for those who do not see it. */
  description: string;
  steps: Step[];
}
