import type { Opening } from './kind-looks.ts';

/** The rules of each way to open a page. */
export const OPENINGS: Record<Opening, string> = {
  split: `@media (min-width: 52rem) {
  .opening .wrap {
    display: grid;
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 0.9fr);
    gap: clamp(2rem, 6vw, 6rem);
    align-items: center;
  }
}`,
  poster: `.opening {
  background: var(--accent);
  color: var(--on-accent);
}
.opening .lead {
  color: inherit;
}
.opening :focus-visible {
  outline-color: currentColor;
}
.opening .button {
  background: var(--paper);
  color: var(--ink);
}
.opening .art {
  --art: var(--on-accent);
  --accent: var(--ink);
  margin-top: 2rem;
}
@media (min-width: 52rem) {
  .opening .wrap {
    display: grid;
    grid-template-columns: minmax(0, 1.4fr) minmax(0, 0.6fr);
    gap: clamp(2rem, 6vw, 6rem);
    align-items: end;
  }
}`,
  words: `.opening h1 {
  max-width: 16ch;
  font-size: clamp(2.75rem, 1.6rem + 6.5vw, 7rem);
}
.opening .art {
  max-width: 22rem;
  margin-top: 3rem;
}`,
};
