import { questionBudget } from '../../budgets/budgets.ts';
import { costlyPattern } from '../errors.ts';
import type { Operator } from '../parse/filter.ts';

/** Patterns in a list of them, for `any` and `all`. */
const mostPatterns = 10;

/**
 * Throws 400 for a pattern that could keep the database busy for long. Of a regular expression that is one with
 * look-around or back-references, for which matching is not linear; with embedded options, which choose another syntax, in
 * which the others could not be told; or with counted repetitions that multiply to many copies when it is compiled. `isList`
 * is set for a text of PostgreSQL's form of arrays.
 */
export function refuseCostlyPattern(operator: Operator, text: string, isList: boolean): void {
  const { patternLength, patternCopies } = questionBudget;
  if (text.length > patternLength * (isList ? mostPatterns : 1)) throw costlyPattern();
  if (!operator.endsWith('match')) return;
  // What PostgreSQL reads in an array has lost one layer of backslashes.
  for (const pattern of isList ? [text, text.replace(/\\(.)/gs, '$1')] : [text]) {
    let copies = 1;
    for (const [, least = '', most = ''] of pattern.matchAll(/\{(\d+)(?:,(\d*))?\}/g)) {
      copies *= Math.max(1, Number(most || least));
    }
    const isSpecial = /(?<!\\)(?:\\\\)*\(\?(?!:)|\*\*\*|\\[1-9]/.test(pattern);
    if (copies > patternCopies || isSpecial) throw costlyPattern();
  }
}
