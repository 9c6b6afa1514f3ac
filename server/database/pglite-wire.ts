/** What goes between the process and the thread of the embedded database. */

export interface PgliteStart {
  /** A folder on disk, or `memory://`. */
  dataDirectory: string;
  postgresModule: WebAssembly.Module;
  /** What a new database begins as: the tar archive of a data folder. */
  cluster?: Uint8Array<SharedArrayBuffer>;
}

export interface WorkerRequest {
  id: number;
  /** Protocol messages to run in order, or null to close the database. */
  messages: Uint8Array | null;
}

export type WorkerReply = {
  id: number;
  /** Milliseconds in which the thread has had the processor until now. */
  worked: number;
} & ({ messages: Uint8Array } | { failure: string } | { closed: true });

/** What a thread has used of the processor. */
export function inMilliseconds({ user, system }: { user: number; system: number }): number {
  return (user + system) / 1000;
}
