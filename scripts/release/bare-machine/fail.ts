/** Ends the process with one clear line. */
export function fail(line: string): never {
  process.stderr.write(`bare-machine: ${line}\n`);
  process.exit(1);
}
