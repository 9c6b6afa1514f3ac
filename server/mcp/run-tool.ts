import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { functionError } from '../functions/kit/errors.ts';
import { requireScope as requireAllowed } from '../functions/kit/token-holder.ts';
import { translate } from '../git/functions/routes.ts';
import { HttpError } from '../http/errors.ts';
import { requestId } from '../http/request-id.ts';
import type { Log } from '../log.ts';
import type { Call } from './call.ts';
import { mcpBudget } from './limits.ts';
import type { Tool } from './tool.ts';

/** What a call of a tool comes to, as the protocol has it. */
export interface ToolResult {
  content: { type: 'text'; text: string }[];
  structuredContent?: Record<string, unknown>;
  isError?: true;
}

/** Runs a tool. Never rejects: whatever goes wrong is said to the agent in words, and what is our fault by a reference alone. */
export async function runTool(
  tool: Tool,
  given: unknown,
  call: Call,
  { log }: { log: Log },
): Promise<ToolResult> {
  try {
    requireScope(tool, call);
    const answer = await tool.run(readArguments(tool, given) as never, call);
    const text = JSON.stringify(answer);
    if (text.length > mcpBudget.answerCharacters)
      return failure('answer_too_long', 'This answer is too long. Please ask for a smaller part.');
    return { content: [{ type: 'text', text }], structuredContent: answer as Record<string, unknown> };
  } catch (error) {
    const known = error instanceof HttpError ? error : translate(error);
    if (known) return failure(known.code, wordsOf(known));
    const id = requestId() ?? randomUUID();
    log.error('mcp_tool_failed', { id, tool: tool.name, error: String(error) });
    return failure('unexpected_failure', `Something went wrong on our side. Reference: ${id}`);
  }
}

/** An answer that says in words why there is none. */
function failure(code: string, words: string): ToolResult {
  const text = words.length > 1000 ? `${words.slice(0, 1000)}…` : words;
  return { content: [{ type: 'text', text: `${text} (${code})` }], isError: true };
}

function wordsOf({ message, fields }: HttpError): string {
  const { sentences, errors, retryAfter } = fields;
  const facts = [
    ...(Array.isArray(sentences) ? sentences.filter((one) => !message.includes(String(one))) : []),
    ...(errors && typeof errors === 'object' ? Object.values(errors) : []),
    ...(typeof retryAfter === 'number' && !/\d/.test(message) ? [`Try again in ${retryAfter} seconds.`] : []),
  ].map(String);
  return [message, ...facts.filter((fact) => fact !== message)].join(' ');
}

function requireScope({ scope }: Tool, { member }: Call): void {
  if (!scope) return;
  if (!member)
    throw functionError(
      'notSignedIn',
      {},
      'This needs an access token: make one on your profile under “Access tokens” and send it as a bearer token.',
    );
  requireAllowed(member.scopes, scope);
}

/** The arguments as the tool's schema has them. Throws with the first three faults in words. */
function readArguments(tool: Tool, given: unknown): unknown {
  const parsed = parse(tool.input, given ?? {});
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues
    .slice(0, 3)
    .map(
      ({ path, message }) =>
        `${path.map(String).join('.').slice(0, 80) || 'arguments'}: ${message.slice(0, 200)}.`,
    );
  throw functionError('invalid', {}, faults.join(' '));
}

function parse(schema: z.ZodObject, given: unknown): z.ZodSafeParseResult<unknown> {
  try {
    return schema.safeParse(given);
  } catch (error) {
    // Deeper than can be followed.
    if (error instanceof RangeError)
      throw functionError('invalid', {}, 'The arguments are nested too deeply.');
    throw error;
  }
}
