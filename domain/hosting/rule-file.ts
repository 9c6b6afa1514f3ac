/** Bytes of a file of rules: room for 200 lines of 160 characters. */
const maxRuleFileBytes = 32_000;
/** Rules of one file. */
export const maxRules = 200;
/** Characters of one line. */
const maxLineLength = 1000;
/** Faults that are told of one file. Who mends them publishes again and reads of the rest. */
const maxFaults = 20;

/** What is wrong with one line of a file of rules, in plain words. */
export interface RuleFault {
  /** Counted from 1. */
  line: number;
  message: string;
}

/** The rules of a file, and what is wrong with it. A site with faults is not published, so that no rule is lost in silence. */
export interface ReadRules<Rule> {
  rules: Rule[];
  faults: RuleFault[];
}

/** Line by line through a file of rules, without comments and empty lines. `read` returns what is wrong with a line, or null. */
export function readLines(
  name: string,
  text: string,
  read: (line: string, number: number) => string | null,
): RuleFault[] {
  if (new TextEncoder().encode(text).length > maxRuleFileBytes) {
    return [{ line: 1, message: `${name} may have ${maxRuleFileBytes / 1000} kB at most.` }];
  }
  const faults: RuleFault[] = [];
  for (const [index, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const line = raw.normalize('NFC').trimEnd();
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    const message = lineFault(line) ?? read(line, index + 1);
    if (message !== null) faults.push({ line: index + 1, message });
    if (faults.length === maxFaults) break;
  }
  return faults;
}

function lineFault(line: string): string | null {
  if (line.length > maxLineLength) return `A line has ${maxLineLength} characters at most.`;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused.
  if (/[\u0000-\u0008\u000B-\u001F\u007F\u2028\u2029]/.test(line) || !line.isWellFormed())
    return 'This line has characters that are not text.';
  return null;
}
