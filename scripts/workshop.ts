type Workshop = {
  help: string;
  /** What it works on: 'template'. */
  noun: string;
  list: () => Promise<string[]>;
  /** Each returns an exit code. */
  commands: Record<string, (chosen: () => Promise<string[]>) => Promise<number>>;
};

/**
 * Runs a workshop's command on the works that are named, or on all of them. Sets the exit code: 1 for what failed, with its
 * message, and for an unknown command, with the help.
 */
export async function runWorkshop(
  [command = '', ...named]: readonly string[],
  { help, noun, list, commands }: Workshop,
): Promise<void> {
  const chosen = async () => {
    const known = await list();
    const unknown = named.filter((name) => !known.includes(name));
    if (unknown.length > 0)
      throw new Error(`There is no ${noun} ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
    return named.length > 0 ? [...named] : known;
  };
  try {
    const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
    if (!run) process.stdout.write(help);
    process.exitCode = run ? await run(chosen) : 1;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
