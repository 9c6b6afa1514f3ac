export type LogFields = Record<string, unknown>;

export interface Log {
  error(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  debug(message: string, fields?: LogFields): void;
}

const levels = ['silent', 'error', 'info', 'debug'] as const;
export type LogLevel = (typeof levels)[number];

/** A log of one JSON object a line on standard error. Callers never pass tokens, passwords or mail texts. */
export function createLog(level: LogLevel, write = (line: string) => void process.stderr.write(line)): Log {
  const at =
    (wanted: LogLevel) =>
    (message: string, fields: LogFields = {}) => {
      if (levels.indexOf(wanted) > levels.indexOf(level)) return;
      write(`${JSON.stringify({ time: new Date().toISOString(), level: wanted, message, ...fields })}\n`);
    };
  return { error: at('error'), info: at('info'), debug: at('debug') };
}
