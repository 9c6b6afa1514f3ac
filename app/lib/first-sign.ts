const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'scroll'] as const;

/** How long a page that nobody touches waits; milliseconds. */
const PATIENCE = 2500;

let sign: Promise<void> | undefined;

/** Resolves at the first movement, touch, key or scroll of the visitor, and after 2.5 s at the latest. */
export function firstSign(): Promise<void> {
  sign ??= new Promise((resolve) => {
    const seen = () => {
      for (const name of SIGNS) removeEventListener(name, seen);
      resolve();
    };
    for (const name of SIGNS) addEventListener(name, seen, { passive: true });
    setTimeout(seen, PATIENCE);
  });
  return sign;
}
