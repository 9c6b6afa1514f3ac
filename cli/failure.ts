/** How a command ends, as the process tells its caller. */
export const exitCodes = { done: 0, failed: 1, wrongUse: 2, needsLogin: 3 } as const;

/** Why a command does not do what it was asked, in a sentence for the person who asked. */
export class Failure extends Error {
  readonly exitCode: number;
  /** Facts beside the sentence, for `--json`. */
  readonly facts: Record<string, unknown>;
  constructor(
    message: string,
    exitCode: number = exitCodes.failed,
    facts: Record<string, unknown> = {},
    cause?: unknown,
  ) {
    super(message, { cause });
    this.exitCode = exitCode;
    this.facts = facts;
  }
}

/** A command line that says nothing that can be done. */
export const wrongUse = (message: string) => new Failure(message, exitCodes.wrongUse);
