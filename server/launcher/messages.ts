import type { Ending, Order } from './group.ts';

/** To the launcher. A stream's socket comes with its message, before the order. */
export type Request =
  | { id: number; stream: 'input' | 'output' | 'channel' }
  | { id: number; order: Order }
  | { id: number; end: true };

/** From the launcher: `ready` once, then of each order how it began and how it ended, or why it could not begin. */
export type Report =
  | { ready: true }
  | { id: number; pid: number }
  | { id: number; ending: Ending }
  | { id: number; failed: string };
