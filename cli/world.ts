/** What a command works with besides its arguments: everything of the machine that it may touch. */
export interface World {
  /** The site that this program came from, without a slash at its end. */
  site: string;
  version: string;
  /** The folder in which it was started. */
  cwd: string;
  platform: NodeJS.Platform;
  environment: Record<string, string | undefined>;
  home: string;
  /** What this computer calls itself. */
  hostName: string;
  fetch: typeof fetch;
  /** Waits so many milliseconds. */
  pause(milliseconds: number): Promise<void>;
  now(): number;
  /** Whether somebody sees what is said on the way. */
  isTerminal: boolean;
  /** A line for the person: always said. */
  tell(line: string): void;
  /** A line about progress: said on a terminal alone. */
  progress(line: string): void;
}

/** What a command has to say in the end: lines for people, a value for `--json`. */
export interface Result {
  lines: string[];
  json: object;
}
