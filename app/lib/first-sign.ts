const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'scroll'] as const;

/** How long a page that nobody touches waits for its code, and for what only a longer stay makes worthwhile; milliseconds. */
const PATIENCE = 2500;
const LONG_PATIENCE = 10_000;

let sign: Promise<void> | undefined;
let first: Promise<void> | undefined;

/** Resolves at the first movement, touch, key or scroll of the visitor, and after 2.5 s at the latest. */
export function firstSign(): Promise<void> {
  first ??= within(PATIENCE);
  return first;
}

/** Resolves when the visitor has given a sign or has stayed for ten seconds. */
export function visitorStays(): Promise<void> {
  return within(LONG_PATIENCE);
}

function within(patience: number): Promise<void> {
  sign ??= new Promise((resolve) => {
    const seen = () => {
      for (const name of SIGNS) removeEventListener(name, seen);
      resolve();
    };
    for (const name of SIGNS) addEventListener(name, seen, { passive: true });
  });
  return Promise.race([sign, new Promise<void>((resolve) => setTimeout(resolve, patience))]);
}
