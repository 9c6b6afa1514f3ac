/** How long a page that nobody touches waits for its code, and for what only a longer stay makes worthwhile; milliseconds. */
const TIMEOUT_MS = 2500;
const LONG_TIMEOUT_MS = 10_000;

let sign: Promise<void> | undefined;
let first: Promise<void> | undefined;

/** Resolves when the visitor has moved, touched or pressed something since the page came, and after 2.5 s at the latest. */
export function firstInteraction(): Promise<void> {
  first ??= within(TIMEOUT_MS);
  return first;
}

/** Resolves when the visitor has given a sign or has stayed for ten seconds. */
export function visitorStays(): Promise<void> {
  return within(LONG_TIMEOUT_MS);
}

/** `schedule.ts`, which is there from the start, looks out for signs. */
function within(patience: number): Promise<void> {
  sign ??= new Promise((resolve) => {
    if (document.documentElement.dataset.visited === '') resolve();
    else addEventListener('plinth:interaction', () => resolve(), { once: true });
  });
  return Promise.race([sign, new Promise<void>((resolve) => setTimeout(resolve, patience))]);
}
