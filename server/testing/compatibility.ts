/** Names of all methods of a client's object, its ancestors' included. */
export function methodsOf(object: object): string[] {
  const names: string[] = [];
  let level = Object.getPrototypeOf(object);
  while (level && level !== Object.prototype) {
    names.push(...Object.getOwnPropertyNames(level));
    level = Object.getPrototypeOf(level);
  }
  return names;
}

/**
 * A page of the documentation: what each method of an official client gets from `service`, as pairs of method and
 * answer. `test` is the suite that calls them, `notes` say where an answer differs from the official one.
 */
export function compatibilityPage(
  service: string,
  test: string,
  rows: string[][],
  notes: string[] = [],
): string {
  return [
    `# ${service}: every method of the official client`,
    '',
    `Checked by \`${test}\`, which calls each and finds methods that are missing here.`,
    '',
    '| method | answer |',
    '|---|---|',
    ...rows.map(([name, answer]) => `| \`${name}\` | ${answer} |`),
    ...(notes.length > 0 ? ['', '## Where an answer differs', ...notes.map((note) => `- ${note}`)] : []),
    '',
  ].join('\n');
}
