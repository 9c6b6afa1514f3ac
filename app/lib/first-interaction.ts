/** How long a stay makes a live connection worthwhile. */
const STAY_MS = 10_000;

let first: Promise<void> | undefined;

/** Resolves when the visitor has moved, touched or pressed something since the page arrived. `schedule.ts` listens. */
export function firstInteraction(): Promise<void> {
  first ??= new Promise((resolve) => {
    if (document.documentElement.dataset.visited === '') resolve();
    else addEventListener('plinth:interaction', () => resolve(), { once: true });
  });
  return first;
}

/** Resolves at the first interaction, or when the page has been open for ten seconds. */
export function visitorStays(): Promise<void> {
  return Promise.race([firstInteraction(), new Promise<void>((resolve) => setTimeout(resolve, STAY_MS))]);
}
