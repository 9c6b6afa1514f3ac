import { costlyPattern } from '../errors.ts';

const maxLength = 500;
const maxRepetitions = 1000;

/**
 * Throws 400 for a regular expression that could keep the database busy for long: with back-references, for which
 * matching is exponential, or with counted repetitions that multiply to more than 1,000 copies when compiled.
 * The embedded database runs one statement at a time and knows no timeout.
 */
export function refuseCostlyPattern(pattern: string): void {
  let repetitions = 1;
  for (const [, least = '', most = ''] of pattern.matchAll(/\{(\d+)(?:,(\d*))?\}/g)) {
    repetitions *= Math.max(1, Number(most || least));
  }
  if (pattern.length > maxLength || repetitions > maxRepetitions || /\\[1-9]/.test(pattern)) {
    throw costlyPattern();
  }
}
