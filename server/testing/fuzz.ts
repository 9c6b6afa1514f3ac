import fc, { type RunDetails } from 'fast-check';

const asked = Number(process.env.FUZZ_CASES ?? 0);

interface FuzzParameters<Inputs> {
  numRuns: number;
  reporter(details: RunDetails<Inputs>): void;
}

/**
 * With how many made-up inputs a property is tried: `usual`, or as many as `FUZZ_CASES` says. Then what was tried is
 * printed under the property's name, since a count that nobody sees proves nothing.
 */
export function cases<Inputs>(usual: number, property: string): FuzzParameters<Inputs> {
  const begun = performance.now();
  return {
    numRuns: asked || usual,
    reporter(details) {
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      const outcome = details.failed ? 'FAILED' : '0 failures';
      if (asked)
        process.stdout.write(`fuzz: ${property}: ${details.numRuns} cases, ${outcome}, ${seconds} s\n`);
      if (details.failed) throw new Error(fc.defaultReportMessage(details), { cause: details.errorInstance });
    },
  };
}

/** How long such a test may take, in milliseconds: as long as it needs when a number was asked for. */
export const fuzzTimeout = asked ? 6 * 3600 * 1000 : 600_000;
