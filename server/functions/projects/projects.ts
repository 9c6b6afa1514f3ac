import { createDeliveryWorker, type DeliveryWorker } from '../delivery/delivery-worker.ts';
import { TableQueue } from '../delivery/table-queue.ts';
import type { Connection } from '../form/connection.ts';
import { openDesk } from '../form/desk.ts';
import { type Notice, noticeSender } from './notice-sender.ts';

const NOTICE_KEPT_DAYS = 30;

/** Tells owners of projects what operators decide. Nothing is sent before `start`. */
export function openProjects(connection: Connection): Pick<DeliveryWorker, 'start' | 'stop'> {
  const desk = openDesk(connection, 'projects');
  if (!desk) return { start() {}, async stop() {} };
  return createDeliveryWorker({
    store: new TableQueue<Notice>(desk.operator, {
      table: 'project_notices',
      claim: 'claim_project_notice',
      keptDays: NOTICE_KEPT_DAYS,
    }),
    sender: noticeSender(desk),
    log: connection.log,
    noun: 'project notice',
    givenUp: 'it stays in project_notices',
    // The database writes notices, so nobody here knows of them before a look.
    lookMilliseconds: 10_000,
  });
}
