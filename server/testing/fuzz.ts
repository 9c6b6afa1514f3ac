const asked = Number(process.env.FUZZ_CASES ?? 0);

/** With how many made-up inputs a property is tried: `usual`, or as many as `FUZZ_CASES` says. */
export function cases(usual: number): { numRuns: number } {
  return { numRuns: asked || usual };
}

/** How long such a test may take, in milliseconds: as long as it needs when a number was asked for. */
export const fuzzTimeout = asked ? 6 * 3600 * 1000 : 120_000;
