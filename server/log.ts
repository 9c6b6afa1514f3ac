import { requestId } from './http/request-id.ts';

export type LogFields = Record<string, unknown>;

export interface Log {
  error(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  debug(message: string, fields?: LogFields): void;
}

const levels = ['silent', 'error', 'info', 'debug'] as const;
export type LogLevel = (typeof levels)[number];

/** A log of one JSON object a line on standard error, with the id of the request it is about. Callers never pass tokens, passwords or mail texts. */
export function createLog(level: LogLevel, write = (line: string) => void process.stderr.write(line)): Log {
  const at =
    (wanted: LogLevel) =>
    (message: string, fields: LogFields = {}) => {
      if (levels.indexOf(wanted) > levels.indexOf(level)) return;
      const id = requestId();
      const about = { time: new Date().toISOString(), level: wanted, message, ...(id && { requestId: id }) };
      write(`${JSON.stringify({ ...about, ...fields })}\n`);
    };
  return { error: at('error'), info: at('info'), debug: at('debug') };
}
