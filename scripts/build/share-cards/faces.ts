import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

/** A typeface in one weight. A text is set in the first font that has its character. */
export interface Face {
  fonts: Font[];
  /** Between letters, in parts of the size. */
  tracking: number;
}

/** What all cards are set in. */
export interface Faces {
  display: Face;
  text: Face;
}

const { resolve } = createRequire(import.meta.url);

/** Opens the site's two faces from its own packages, so that no font has to be installed on the machine. */
export function openFaces(): Faces {
  const open = (name: string) => openSync(resolve(`@fontsource-variable/${name}.woff2`));
  return {
    // Each file stands at the instance we want by itself: extra bold at the largest optical size, and regular.
    display: {
      fonts: [
        open('bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal'),
        open('bricolage-grotesque/files/bricolage-grotesque-latin-ext-opsz-normal'),
      ],
      tracking: -0.015,
    },
    text: {
      fonts: [
        open('instrument-sans/files/instrument-sans-latin-wght-normal'),
        open('instrument-sans/files/instrument-sans-latin-ext-wght-normal'),
      ],
      tracking: 0,
    },
  };
}
