import { readFile } from 'node:fs/promises';

/** Collects what a run found: prints it as it comes, and keeps it for the page that `--write` writes. */
export class Report {
  readonly faults: string[] = [];
  readonly #lines: string[] = [];

  say(line: string): void {
    this.#lines.push(line);
    process.stdout.write(`${line}\n`);
  }

  /** Tells whoever waits what is being measured; no part of what was found. */
  progress(text: string): void {
    process.stderr.write(`${text} ...\n`);
  }

  heading(text: string): void {
    this.say(`\n## ${text}\n`);
  }

  /** A Markdown table that also reads well in a terminal. */
  table(header: string[], rows: string[][]): void {
    const widths = header.map((_, column) =>
      Math.max(...[header, ...rows].map((row) => (row[column] ?? '').length)),
    );
    const line = (row: string[]) =>
      `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
    this.say(line(header));
    this.say(
      `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`,
    );
    for (const row of rows) this.say(line(row));
    this.say('');
  }

  /** Notes a figure that is over its limit. */
  fault(text: string): void {
    this.faults.push(text);
  }

  text(): string {
    return this.#lines.join('\n');
  }
}

/** A figure with as many digits as it deserves: three. */
export function figure(value: number): string {
  if (value >= 100) return value.toFixed(0);
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

/** The installed version of a package of the product. */
export async function versionOf(name: string): Promise<string> {
  const file = new URL(`../../node_modules/${name}/package.json`, import.meta.url);
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version;
}
