import type { z } from 'zod';
import type { TokenScope } from '../../domain/account/token-scopes.ts';
import type { Call } from './call.ts';

/** Something that an agent can ask for. */
export interface Tool {
  name: string;
  title: string;
  /** For the agent: what it does, when to use it, what comes back. */
  description: string;
  /** What a token must allow; null for what everybody may. */
  scope: TokenScope | null;
  input: z.ZodObject;
  output: z.ZodObject;
  annotations: {
    readOnlyHint: boolean;
    /** Whether it can take something away that was there. */
    destructiveHint: boolean;
    idempotentHint: boolean;
    /** Whether the answer holds what strangers have written. */
    openWorldHint: boolean;
  };
  run(args: never, call: Call): Promise<object>;
}

interface Definition<Input extends z.ZodObject, Output extends z.ZodObject> {
  name: string;
  title: string;
  description: string;
  scope?: TokenScope;
  input: Input;
  output: Output;
  /** What it does to what is kept: nothing unless given. */
  changes?: 'adds' | 'replaces';
  isIdempotent?: boolean;
  showsStrangers?: boolean;
  run(args: z.output<Input>, call: Call): Promise<z.input<Output>>;
}

/** A tool whose arguments and answer have the types of its schemas. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>({
  scope = undefined,
  changes,
  isIdempotent = changes === undefined,
  showsStrangers = false,
  run,
  ...about
}: Definition<Input, Output>): Tool {
  return {
    ...about,
    scope: scope ?? null,
    annotations: {
      readOnlyHint: changes === undefined,
      destructiveHint: changes === 'replaces',
      idempotentHint: isIdempotent,
      openWorldHint: showsStrangers,
    },
    run: run as Tool['run'],
  };
}
