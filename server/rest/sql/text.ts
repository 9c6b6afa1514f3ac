import { questionBudget } from '../../budgets/budgets.ts';
import { literal } from '../../database/scope.ts';
import { tooManyExistences, tooMuchRead } from '../errors.ts';

/** An identifier in double quotes: names of the schema, and the aliases a request gives to its columns. */
export function identifier(name: string): string {
  if (name.includes('\0')) throw new TypeError('A name must not contain a NUL character.');
  return `"${name.replaceAll('"', '""')}"`;
}

/** A string of our own or of the schema as an SQL literal. Values of a request are bound instead. */
export const quoted = literal;

/** The bind parameters of one statement, in the order in which they were added, and whether its asker has `questionBudget`. */
export class Parameters {
  readonly values: unknown[] = [];
  readonly isBounded: boolean;
  #rowBytes = 0;
  #expressions = 0;
  #existences = 0;

  constructor(isBounded: boolean) {
    this.isBounded = isBounded;
  }

  /** Counts bytes that the statement reads whole in each row. Throws 400 above what a question may read. */
  countRead(bytes: number): void {
    this.#rowBytes += bytes;
    if (this.isBounded && this.#rowBytes > questionBudget.rowBytes) throw tooMuchRead();
  }

  /** Counts regular expressions, full-text searches and JSON paths. Throws 400 above what a question may have. */
  countExpressions(count: number): void {
    this.#expressions += count;
    if (this.isBounded && this.#expressions > questionBudget.expressions) throw tooMuchRead();
  }

  /** Counts a condition about an embedded row. Throws 400 above what a question may have. */
  countExistence(): void {
    this.#existences += 1;
    if (this.isBounded && this.#existences > questionBudget.existences) throw tooManyExistences();
  }

  /** Adds a value and returns its placeholder, cast to a type of the schema or of ours. */
  bind(value: unknown, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }
}
