import { requestId } from './http/request-id.ts';

type LogFields = Record<string, unknown>;

export interface Log {
  error(event: string, fields?: LogFields): void;
  info(event: string, fields?: LogFields): void;
  debug(event: string, fields?: LogFields): void;
}

const levels = ['silent', 'error', 'info', 'debug'] as const;
export type LogLevel = (typeof levels)[number];

/**
 * A log of one JSON object a line on standard error: its `event` is a noun and what happened to it in snake case, to be
 * searched for, with the id of the request it is about. Callers never pass tokens, passwords or mail texts.
 */
export function createLog(level: LogLevel, write = (line: string) => void process.stderr.write(line)): Log {
  const at =
    (wanted: LogLevel) =>
    (event: string, fields: LogFields = {}) => {
      if (levels.indexOf(wanted) > levels.indexOf(level)) return;
      const id = requestId();
      const about = { time: new Date().toISOString(), level: wanted, event, ...(id && { requestId: id }) };
      write(`${JSON.stringify({ ...about, ...fields })}\n`);
    };
  return { error: at('error'), info: at('info'), debug: at('debug') };
}
