import { parseError } from '../errors.ts';

/** Letters, digits, `_`, `$` and inner spaces; dashes too, unless they begin a JSON arrow. */
const bareName = /[\p{L}\p{N}_ $]+(?:-(?!>)[\p{L}\p{N}_ $]+)*/uy;
const typeName = /[\p{L}\p{N}_ $]+/uy;
const quoted = /"((?:[^"\\]|\\.)*)"/suy;

/** Reads a parameter of a request from left to right. Every failure is a 400 that says where and what was expected. */
export class Scanner {
  readonly text: string;
  at = 0;
  readonly #what: string;

  /** `what` names the parameter in errors, for example `select parameter`. */
  constructor(text: string, what: string) {
    this.text = text;
    this.#what = what;
  }

  get ended(): boolean {
    return this.at >= this.text.length;
  }

  /** Whether the rest begins with `token`. */
  sees(token: string): boolean {
    return this.text.startsWith(token, this.at);
  }

  /** Steps over `token` if it is next. */
  take(token: string): boolean {
    if (!this.sees(token)) return false;
    this.at += token.length;
    return true;
  }

  expect(token: string): void {
    if (!this.take(token)) this.fail(`"${token}"`);
  }

  /** Steps over what a sticky pattern matches here; null when it does not. */
  match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at += found[0].length;
    return found;
  }

  skipSpace(): void {
    this.match(/[ \t]*/y);
  }

  end(): void {
    if (!this.ended) this.fail('end of input');
  }

  /** The name of a column, relation or key, quoted or bare. */
  name(): string {
    const inQuotes = this.quoted();
    if (inQuotes !== null) return inQuotes;
    const name = this.match(bareName)?.[0].trim();
    return name || this.fail('field name (* or [a..z0..9_$])');
  }

  /** A text in double quotes, in which a backslash makes the next character an ordinary one; null if there is none. */
  quoted(): string | null {
    const found = this.match(quoted);
    return found ? (found[1] as string).replace(/\\(.)/gsu, '$1') : null;
  }

  typeName(): string {
    return this.match(typeName)?.[0].trim() || this.fail('letter or digit');
  }

  /** Throws a 400 in the shape of PostgREST's parser errors. */
  fail(expected: string): never {
    const next = this.ended
      ? 'end of input'
      : JSON.stringify(String.fromCodePoint(this.text.codePointAt(this.at) as number));
    throw parseError(
      `"failed to parse ${this.#what} (${this.text})" (line 1, column ${this.at + 1})`,
      `unexpected ${next} expecting ${expected}`,
    );
  }

  /** Throws a 400 about the whole parameter. */
  refuse(reason: string): never {
    throw parseError(
      `"failed to parse ${this.#what} (${this.text})" (line 1, column ${this.at + 1})`,
      reason,
    );
  }
}
