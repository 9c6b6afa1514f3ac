import type { Hono } from 'hono';
import { createDeliveryWorker } from '../delivery/delivery-worker.ts';
import { TableQueue } from '../delivery/table-queue.ts';
import type { Connection } from '../form/connection.ts';
import { openDesk } from '../form/desk.ts';
import { type Notice, noticeSender } from './notice-sender.ts';
import { suggestionRoutes } from './routes.ts';
import { Board } from './store.ts';

const NOTICE_KEPT_DAYS = 30;

/** The board's server: receiving, counting votes, and telling people when a status changes. */
export interface Suggestions {
  /** To be mounted at /functions/v1/suggestions. */
  routes: Hono;
  /** Begins to send notices, also what an earlier process left. */
  start(): void;
  /** Looks for notices now. */
  wake(): void;
  /** Lets the mail under way end. Resolves when nothing touches the database any more. */
  stop(): Promise<void>;
}

/** Puts the board's server together. Nothing is sent before `start`. */
export function openSuggestions(connection: Connection): Suggestions {
  const desk = openDesk(connection, 'suggestions');
  if (!desk) return { routes: suggestionRoutes(connection, null), start() {}, wake() {}, async stop() {} };
  const worker = createDeliveryWorker({
    store: new TableQueue<Notice>(desk.operator, {
      table: 'suggestion_notices',
      claim: 'claim_suggestion_notice',
      keptDays: NOTICE_KEPT_DAYS,
    }),
    sender: noticeSender(desk),
    log: connection.log,
    noun: 'suggestion notice',
    givenUp: 'it stays in suggestion_notices',
    // The database writes notices, so nobody here knows of them before a look.
    lookMilliseconds: 10_000,
  });
  return {
    routes: suggestionRoutes(connection, { ...desk, board: new Board(desk.operator) }),
    start: worker.start,
    wake: worker.wake,
    stop: worker.stop,
  };
}
